import { filmFolder } from '#shared/media/film'
import { uploadTypes } from '#shared/media/upload-types'
import { incomingKey } from '../../data/files/incoming'
import { mediaStore } from '../../data/files/media-store'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { theFiles } from '../the-files'

const makers = { media: mediaStore, files: theFiles }

/** Batches of one run; what is left waits for the next. */
const maxBatches = 20

/**
 * Deletes the files of media that never arrived or were removed a day ago, then forgets them. One
 * that is brought back meanwhile stays; a run that dies between the two does it again.
 */
export async function sweepMedia({
  media,
  files,
  clock,
}: Deps<typeof makers>): Promise<{ deleted: number }> {
  const seenKeys = new Set<string>()
  let deletedCount = 0
  for (let batch = 0; batch < maxBatches; batch++) {
    const due = (await media.dueBefore(clock.now())).filter(({ id }) => !seenKeys.has(id))
    if (due.length === 0) break
    for (const medium of due) {
      seenKeys.add(medium.id)
      try {
        if (!(await media.condemn(medium))) continue
        await files.remove(medium.key)
        await files.remove(incomingKey(medium.key))
        if (medium.s3Key !== undefined) await files.remove(medium.s3Key)
        if (uploadTypes.get(medium.mimeType) === 'video')
          await files.removeFolder(filmFolder(medium.id))
        await media.forget(medium)
        deletedCount += 1
      } catch (error) {
        setAside('media.not-deleted', { mediaId: medium.id, cause: String(error) })
      }
    }
  }
  if (deletedCount > 0) log.info('media.deleted', { deleted: deletedCount })
  return { deleted: deletedCount }
}

/** Runs every hour. */
export const handler = jobFor(sweepMedia, makers)
