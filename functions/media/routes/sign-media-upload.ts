import { mediaUploadRoutes } from '#shared/api/media-uploads'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { uploadPartBytes } from '#shared/media/upload-types'
import { bucketNamed } from '../../data/files/bucket'
import { mediaStore } from '../../data/files/media-store'
import { type UploadUrls, uploadUrls } from '../../data/files/upload-urls'
import { lambdaFor } from '../../data/table/lambda-for'
import { readEnv } from '../../runtime/env'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireUpload } from '../media-access'

const makers = {
  media: mediaStore,
  uploads: (): UploadUrls => uploadUrls(bucketNamed(readEnv('mediaBucket').mediaBucket)),
}

/**
 * Signs one request of an upload at a time, so that an address that has expired is only asked for
 * again.
 */
export const signMediaUpload = useCase(
  mediaUploadRoutes.signMediaUpload,
  async ({ params, body, principal }, { media, uploads, clock }: Deps<typeof makers>) => {
    const medium = await requireUpload(params.id, { reader: principal, media })
    if (medium.status !== undefined) throw new AppError('media.finished')
    const { method, uploadId, partNumber } = body
    const isPart = method === 'PUT' && uploadId !== undefined
    if (isPart && (partNumber === undefined || (partNumber - 1) * uploadPartBytes >= medium.size))
      refuseField('body.partNumber', 'must be a part of the file')
    if ((method === 'GET' || method === 'DELETE') && uploadId === undefined)
      refuseField('body.uploadId', 'must name the upload')
    return { url: await uploads.sign(medium, body, clock.now()) }
  },
)

export const handler = lambdaFor(signMediaUpload, makers)
