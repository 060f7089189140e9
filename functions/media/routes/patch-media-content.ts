import { libraryCategory, mediaContentRoutes } from '#shared/api/media-content'
import { AppError } from '#shared/errors/app-error'
import { mayApproveMedia } from '#shared/library/library-rights'
import { isDocumentType } from '#shared/media/document-types'
import { beginsAs, signatureBytes } from '#shared/media/file-signatures'
import type { MediaRecord } from '../../data/files/media-records'
import { lightboxStore } from '../../data/library/lightbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { returnToLightboxes } from '../../library/lightbox-places'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireMedium, requireMediumChange } from '../media-access'
import { mediaMakers } from '../media-deps'
import { readableView } from '../media-view'
import { theScanner } from '../scan/scanner'

const makers = { ...mediaMakers, lightboxes: lightboxStore, scanner: theScanner }
type Reached = Deps<typeof makers>

/**
 * Changes order, visibility and status, and nothing else (2 §7.4). A medium gets its first status
 * only when its file is there as it was announced, by its size and its first bytes; by its status,
 * one that was removed comes back while its file still is, also into its lightboxes. What is in the
 * library is approved by lead agents and content managers.
 */
export const patchMediaContent = useCase(
  mediaContentRoutes.patchMediaContent,
  async ({ params, body, principal }, deps: Reached) => {
    const medium = await requireMedium(params.id, {
      reader: principal,
      deps,
      evenRemoved: body.status !== undefined,
    })
    if (medium.scan === 'infected') throw new AppError('record.not-found')
    requireMediumChange(medium, principal)
    const isLibrary = medium.presentationCategory === libraryCategory
    const isReview =
      isLibrary && body.status !== undefined && body.status !== (medium.status ?? 'uploaded')
    if (isReview && !mayApproveMedia(principal)) throw new AppError('auth.forbidden')
    if (medium.status === undefined) await requireFile(medium, deps)
    else if (body.status === 'uploaded') await deps.files.refuseSecond(medium.key)
    const isNew = medium.status === undefined && medium.scan === undefined
    const scan = deps.scanner === undefined ? ('notScanned' as const) : ('pending' as const)
    const isRestored =
      medium.status === undefined && body.status !== undefined && medium.lightboxes !== undefined
    const change = {
      ...body,
      ...(isNew && { scan }),
      ...(isRestored && { lightboxes: await returnToLightboxes(medium, deps.lightboxes) }),
    }
    const changedMedium =
      Object.keys(body).length === 0 ? medium : await deps.media.change(medium, change)
    return readableView(changedMedium, { files: deps.files, now: deps.clock.now() })
  },
)

/**
 * @throws AppError media.not-uploaded when the file is not there, media.other-type when its bytes
 * belie its type, which deletes it: another may be put in its place
 */
async function requireFile(medium: MediaRecord, { files }: Pick<Reached, 'files'>): Promise<void> {
  const { key, s3Key, size, mimeType, presentationCategory } = medium
  if (presentationCategory === libraryCategory) {
    if (s3Key === undefined) throw new AppError('media.not-uploaded') // finish takes it
    return // it was taken, and is there as long as its record is
  }
  const file = await files.take(medium)
  if (file?.size !== size)
    throw new AppError('media.not-uploaded', { announced: size, found: file?.size ?? null })
  const start = await files.start(key, signatureBytes)
  if (!isDocumentType(mimeType) || beginsAs(start, mimeType)) return
  await files.remove(key)
  throw new AppError('media.other-type', { mimeType })
}

export const handler = lambdaFor(patchMediaContent, makers)
