import { pictureRoutes } from '#shared/api/media'
import { AppError } from '#shared/errors/app-error'
import { libraryFolder, pictureFormatOf } from '#shared/media/picture-url'
import { bucketNamed } from '../../data/files/bucket'
import { previewStore } from '../../data/files/preview-store'
import { readEnv } from '../../runtime/env'
import { httpLambda } from '../../runtime/http-lambda'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { resizePicture } from '../resize-picture'

const route = pictureRoutes.showPicture
const makers = { previews: () => previewStore(bucketNamed(readEnv('mediaBucket').mediaBucket)) }

/** A picture of the library in one of the listed sizes, made once. */
export const showPicture = useCase(
  route,
  async ({ params: { id }, query, event }, { previews }: Deps<typeof makers>) => {
    const format = pictureFormatOf(event.headers.accept)
    const mimeType = `image/${format}`
    const { width, ratio = 'whole', crop } = query
    const file = { key: `private/derivatives/${id}/${width}-${ratio}-${crop}.${format}`, mimeType }
    const binary = await previews.preview(file, async () => {
      const picture = await previews.picture(`${libraryFolder}${id}`)
      if (picture === undefined) throw new AppError('record.not-found')
      return resizePicture(picture, { ...query, format })
    })
    return reply<typeof route>('', {
      binary,
      headers: { 'content-type': mimeType, vary: 'accept' },
    })
  },
)

export const handler = httpLambda(showPicture, { deps: () => ({ previews: makers.previews() }) })
