import { isAppError } from '#shared/errors/app-error'
import { libraryFolder } from '#shared/media/picture-url'
import type { MediaRecord } from '../../data/files/media-records'
import { mediaStore } from '../../data/files/media-store'
import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { theScanner } from '../scan/scanner'
import { theFiles } from '../the-files'

const makers = { media: mediaStore, files: theFiles, scanner: theScanner }
type Reached = Deps<typeof makers>

/** All media of a run together; the others wait for the next. */
const forMs = 200_000
/** So long its uploader sees why a file was refused. */
const toldMs = 24 * 3_600_000

/** Lets in what was scanned and is clean, and removes what is not. What has yet to be scanned waits for the next run. */
export async function prepareMedia(deps: Reached): Promise<{ settled: number }> {
  const end = deps.clock.now().getTime() + forMs
  let settled = 0
  for (const medium of await deps.media.waiting()) {
    if (deps.clock.now().getTime() > end) break
    try {
      if (await settle(medium, deps)) settled += 1
    } catch (error) {
      if (isAppError(error, 'record.not-found')) continue // it was removed meanwhile
      setAside('media.not-scanned', { mediaId: medium.id, cause: String(error) })
    }
  }
  return { settled }
}

async function settle(medium: MediaRecord, { media, files, scanner, clock }: Reached): Promise<boolean> {
  const verdict = scanner === undefined ? { scan: 'notScanned' as const } : await scanner.verdictOf(medium.key)
  if (verdict === undefined) return false
  if (verdict.scan === 'infected') {
    await media.remove(medium, new Date(clock.now().getTime() + toldMs), verdict)
    await Promise.all([medium.key, `${libraryFolder}${medium.id}`].map(files.remove))
  } else await media.settle(medium, { scan: verdict.scan, status: medium.status ?? 'uploaded' })
  return true
}

/** Runs every minute. */
export const handler = jobFor(prepareMedia, makers)
