import { libraryCategory, mediaContentRoutes } from '#shared/api/media-content'
import { AppError } from '#shared/errors/app-error'
import { mediaIdSchema } from '#shared/ids/ids'
import { extensionFor, maxDocuments } from '#shared/media/document-types'
import { filmFolder } from '#shared/media/film'
import { uploadTypes } from '#shared/media/upload-types'
import { type MediaRecord, ownerOf } from '../../data/files/media-records'
import { actorOf, callerIn } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwner } from '../media-access'
import { type MediaDeps, mediaMakers } from '../media-deps'
import { mediaViewOf } from '../media-view'

/**
 * A file that has not arrived by then is given up: its address holds for 15 minutes, and its bytes
 * may take their time.
 */
const unfinishedMs = 24 * 3_600_000

/**
 * Makes room for a file. The answer's address takes a file of the announced size and type; what
 * never arrives is deleted by `sweep-media`.
 */
export const createMediaContent = useCaseOnce(
  mediaContentRoutes.createMediaContent,
  async (call, deps: MediaDeps, keep) => {
    const { body, principal } = call
    const { agencyId } = principal
    const now = deps.clock.now()
    const isOfLibrary = body.presentationCategory === libraryCategory
    const [agent, present] = await Promise.all([
      callerIn(deps.agencies, principal),
      isOfLibrary ? [] : deps.media.ofOwner(agencyId, ownerOf({ ...body, agencyId })),
      requireOwner(body, { reader: principal, deps }),
    ])
    if (present.length >= maxDocuments) throw new AppError('media.too-many', { most: maxDocuments })
    const id = mediaIdSchema.parse(deps.makeId('media'))
    const { name } = actorOf(principal, agent)
    const medium: MediaRecord = {
      ...body,
      id,
      agencyId,
      // A film stays there, beside what is made of it, because a second copy costs as much again.
      key:
        isOfLibrary && uploadTypes.get(body.mimeType) === 'video'
          ? `${filmFolder(id)}original.${extensionFor(body.mimeType)}`
          : `private/${agencyId}/${id}`,
      createdBy: { id: principal.agentId, name },
      createdAt: now.toISOString(),
    }
    const answer = mediaViewOf(medium, await deps.files.uploadUrl(medium, now))
    const until = new Date(now.getTime() + unfinishedMs)
    await deps.media.add(medium, { until, answer: keep(answer, firstVersion) })
    return { answer, version: firstVersion }
  },
)

/** A medium has no version that a caller could send back. */
const firstVersion = 1

export const handler = lambdaFor(createMediaContent, mediaMakers)
