import { fileTypeFromBuffer } from 'file-type/core'
import { mediaUploadRoutes } from '#shared/api/media-uploads'
import { AppError } from '#shared/errors/app-error'
import { libraryFolder } from '#shared/media/picture-url'
import { uploadTypes } from '#shared/media/upload-types'
import { bucketNamed } from '../../data/files/bucket'
import { libraryFiles } from '../../data/files/library-files'
import { isScanned, type MediaRecord } from '../../data/files/media-records'
import { mediaStore } from '../../data/files/media-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { readPicture } from '../../pictures/read-picture'
import { readEnv } from '../../runtime/env'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireUpload } from '../media-access'
import { mediaViewOf } from '../media-view'
import { theScanner } from '../scan/scanner'

const makers = {
  media: mediaStore,
  scanner: theScanner,
  files: () => libraryFiles(bucketNamed(readEnv('mediaBucket').mediaBucket)),
}
type Reached = Deps<typeof makers>

/**
 * Takes an uploaded file into the library, or refuses it and leaves nothing of it behind. Asked
 * again, it answers the same, unless another file was put to the address meanwhile.
 */
export const finishMediaUpload = useCase(
  mediaUploadRoutes.finishMediaUpload,
  async ({ params, body, principal }, deps: Reached) => {
    const medium = await requireUpload(params.id, { reader: principal, media: deps.media })
    if (medium.status !== undefined || medium.scan !== undefined) {
      await deps.files.refuseSecond(medium.key)
      return mediaViewOf(medium)
    }
    const file = await deps.files.take(medium)
    if (file?.size !== medium.size)
      throw new AppError('media.not-uploaded', {
        announced: medium.size,
        found: file?.size ?? null,
      })
    try {
      const replacedId = await requireNewFile(medium, { tag: file.tag, media: deps.media })
      const pictureFacts = await (uploadTypes.get(medium.mimeType) === 'video'
        ? takeFilm
        : takePicture)(medium, deps)
      const finishedMedium = {
        ...pictureFacts,
        ...(!body.keepPlace && { place: undefined }),
        // What is scanned is in the library when it is clean: prepare-media.ts.
        ...(deps.scanner === undefined
          ? { scan: 'notScanned' as const, status: 'uploaded' as const }
          : { scan: 'pending' as const }),
      }
      return mediaViewOf(
        await deps.media.finish(medium, finishedMedium, { tag: file.tag, gone: replacedId }),
      )
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('media.')) {
        await Promise.all([medium.key, `${libraryFolder}${medium.id}`].map(deps.files.remove))
        await deps.media.remove(medium, deps.clock.now())
      }
      throw error
    }
  },
)

/** @returns the medium that had the file and is gone @throws AppError media.already-there */
async function requireNewFile(
  { agencyId, id }: MediaRecord,
  { tag, media }: { tag: string } & Pick<Reached, 'media'>,
) {
  const same = await media.ofFile(agencyId, tag)
  const other = same === undefined || same === id ? undefined : await media.get(agencyId, same)
  if (other !== undefined && (other.status !== undefined || !isScanned(other)))
    throw new AppError('media.already-there', { id: same })
  return same
}

async function takePicture({ id, key, mimeType }: MediaRecord, { files }: Reached) {
  const bytes = await files.read(key)
  await requireType(bytes, mimeType)
  const { facts, shown } = await readPicture(bytes)
  const s3Key = `${libraryFolder}${id}`
  await files.show(s3Key, shown)
  return { ...facts, s3Key }
}

async function takeFilm({ id, key, mimeType }: MediaRecord, { files }: Reached) {
  await requireType(await files.start(key, 4_100), mimeType)
  await files.caption(id, noCaptions)
  return { s3Key: key, film: 'pending' as const }
}

/** So that a player finds them, whether somebody adds some or not. */
const noCaptions = 'WEBVTT\n'

/** A name may lie, bytes rarely do. @throws AppError media.other-type */
async function requireType(bytes: Uint8Array, mimeType: string): Promise<void> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const isFilm = mime === 'video/x-m4v' && mimeType === 'video/mp4'
  if (mime !== mimeType && !isFilm)
    throw new AppError('media.other-type', { mimeType, found: mime ?? null })
}

export const handler = lambdaFor(finishMediaUpload, makers)
