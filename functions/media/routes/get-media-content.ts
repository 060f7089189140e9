import { mediaContentRoutes } from '#shared/api/media-content'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import { requireMedium } from '../media-access'
import { type MediaDeps, mediaMakers } from '../media-deps'
import { readableView } from '../media-view'

/** One medium, with a fresh address to read it from. */
export const getMediaContent = useCase(
  mediaContentRoutes.getMediaContent,
  async ({ params, principal }, deps: MediaDeps) => {
    const medium = await requireMedium(params.id, { reader: readerOf(principal), deps })
    return readableView(medium, { files: deps.files, now: deps.clock.now() })
  },
)

export const handler = lambdaFor(getMediaContent, mediaMakers)
