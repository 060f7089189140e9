import { mediaUploadRoutes } from '#shared/api/media-uploads'
import { AppError } from '#shared/errors/app-error'
import { uploadTypes } from '#shared/media/upload-types'
import { bucketNamed } from '../../data/files/bucket'
import { libraryFiles } from '../../data/files/library-files'
import { mediaStore } from '../../data/files/media-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { readEnv } from '../../runtime/env'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireUpload } from '../media-access'

const makers = {
  media: mediaStore,
  files: () => libraryFiles(bucketNamed(readEnv('mediaBucket').mediaBucket)),
}

/** Puts captions beside a film of the library, in the place of those that it has. */
export const setFilmCaptions = useCase(
  mediaUploadRoutes.setFilmCaptions,
  async ({ params, body, principal }, { media, files }: Deps<typeof makers>) => {
    const { id, status, mimeType } = await requireUpload(params.id, { reader: principal, media })
    if (status === undefined || uploadTypes.get(mimeType) !== 'video')
      throw new AppError('record.not-found')
    await files.caption(id, body.captions)
    return { captioned: true as const }
  },
)

export const handler = lambdaFor(setFilmCaptions, makers)
