import { shareLinksRoutes } from '#shared/api/share-links'
import { AppError } from '#shared/errors/app-error'
import { attemptStore } from '../../data/people/attempt-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { countAttempt } from '../../portal/throttle'
import { presentationMakers, presentationParts } from '../../presentations/presentation-parts'
import { presentationView } from '../../presentations/presentation-view'
import { type Deps, useCase } from '../../runtime/use-case'
import { findSharedTrip, sharedTripMakers } from '../find-shared-trip'
import { requireLinkPassword } from '../link-password'
import { linkAudit } from '../shown-link'

const makers = { ...presentationMakers, ...sharedTripMakers, attempts: attemptStore }

/** Links that didn't work, from one address in a quarter of an hour. */
export const brokenLinksLimit = 30

/** What guests see of a trip. Each opening counts; the first one is in the audit trail. */
export const openSharedTrip = useCase(
  shareLinksRoutes.openSharedTrip,
  async ({ body: { token, password }, sourceIp }, deps: Deps<typeof makers>) => {
    const giveBack = await countAttempt([['share-link', sourceIp, brokenLinksLimit]], deps)
    const sharedTrip = await findSharedTrip(token, deps)
    if (sharedTrip === undefined) throw new AppError('record.not-found')
    await giveBack()
    const { link, trip, agency } = sharedTrip
    if (link.passwordHash !== undefined) {
      if (password === undefined) return { agencyName: agency.name, isLocked: true as const }
      await requireLinkPassword(
        { link: link.listed.id, passwordHash: link.passwordHash, password, sourceIp },
        deps,
      )
    }
    const parts = await presentationParts(trip, deps)
    const by = { kind: 'system', id: 'guest', name: link.listed.label || 'Guest' } as const
    const audit = linkAudit(
      { action: 'guest_opened_itinerary', by, trip: trip.record, link: link.listed },
      deps,
    )
    await deps.links.open(link, { now: deps.clock.now(), audit })
    return presentationView(parts)
  },
)

export const handler = publicLambdaFor(openSharedTrip, makers)
