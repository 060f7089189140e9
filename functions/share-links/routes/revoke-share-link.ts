import { shareLinksRoutes } from '#shared/api/share-links'
import { AppError } from '#shared/errors/app-error'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { shareLinkStore } from '../../data/share-links/share-link-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { linkAudit, shownLink } from '../shown-link'

const makers = { itineraries: itineraryStore, agencies: agencyStore, links: shareLinkStore }

/** Takes a link back: whoever opens it from now on gets the page of a link that doesn't work. */
export const revokeShareLink = useCase(
  shareLinksRoutes.revokeShareLink,
  async ({ params: { id, linkId }, principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const [found, link, agent] = await Promise.all([
      deps.itineraries.get(agencyId, id),
      deps.links.get({ agencyId, id: linkId }),
      callerIn(deps.agencies, principal),
    ])
    const { record } = requireOwnTrip(principal, found)
    if (link?.listed.itineraryId !== id) throw new AppError('record.not-found')
    const by = actorOf(principal, agent)
    const audit = linkAudit(
      { action: 'agent_revoked_share_link', by, trip: record, link: link.listed },
      deps,
    )
    return shownLink(await deps.links.revoke(link, { now: deps.clock.now(), audit }), record)
  },
)

export const handler = lambdaFor(revokeShareLink, makers)
