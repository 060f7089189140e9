import { mediaContent, mediaContentRoutes } from '#shared/api/media-content'
import { lambdaFor } from '../../data/table/lambda-for'
import { fieldsOfOne } from '../../data/table/one-filter'
import { readerOf } from '../../itineraries/view/trip-reader'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { clientsAgency, requireMedium } from '../media-access'
import { type MediaDeps, mediaMakers } from '../media-deps'
import { readableView } from '../media-view'

/** One medium, with a fresh address to read it from. */
export const getMediaContent = useCase(
  mediaContentRoutes.getMediaContent,
  async ({ params, query, principal }, deps: MediaDeps) => {
    const fields = fieldsOfOne(query.filter, {
      answer: mediaContent,
      include: { createdBy: 'createdBy' },
    })
    const reader = readerOf(principal)
    const agency = await clientsAgency(reader, deps)
    const medium = await requireMedium(params.id, { reader, agency, deps })
    return reply(await readableView(medium, { files: deps.files, now: deps.clock.now() }), {
      fields,
    })
  },
)

export const handler = lambdaFor(getMediaContent, mediaMakers)
