import { shareLinksRoutes } from '#shared/api/share-links'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { webAddress } from '../../runtime/configuration'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { findSharedTrip, sharedTripMakers } from '../find-shared-trip'
import { sharePage, tagsOf } from '../share-page'

const route = shareLinksRoutes.showSharedTrip
const makers = { ...sharedTripMakers, webAddress }

/** The page of a link. It counts nothing: messengers and mail scanners open links, too. */
export const showSharedTrip = useCase(
  route,
  async ({ params: { token } }, { webAddress: origin, ...deps }: Deps<typeof makers>) => {
    const sharedTrip = await findSharedTrip(token, deps)
    return reply<typeof route>(sharePage(sharedTrip && tagsOf(sharedTrip, { token, origin })), {
      status: sharedTrip === undefined ? 404 : 200,
      headers: { 'x-robots-tag': 'noindex, nofollow' },
    })
  },
)

export const handler = publicLambdaFor(showSharedTrip, makers)
