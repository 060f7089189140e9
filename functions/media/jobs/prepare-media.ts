import { isAppError } from '#shared/errors/app-error'
import { filmFolder } from '#shared/media/film'
import { libraryFolder } from '#shared/media/picture-url'
import type { MediaRecord } from '../../data/files/media-records'
import { mediaStore } from '../../data/files/media-store'
import { jobFor } from '../../data/table/job-for'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { theFilmMaker } from '../films/film-maker'
import { theScanner } from '../scan/scanner'
import { theFiles } from '../the-files'

const makers = { media: mediaStore, files: theFiles, scanner: theScanner, films: theFilmMaker }
type Reached = Deps<typeof makers>

/** All media of a run together; the others wait for the next. */
const forMs = 200_000
/** So long its uploader sees why a file was refused. */
const toldMs = 24 * 3_600_000

/**
 * Lets in what was scanned and is clean, removes what is not, and has films made ready for the web.
 * What has yet to be scanned or made waits for the next run.
 */
export async function prepareMedia(deps: Reached): Promise<{ settled: number }> {
  const end = deps.clock.now().getTime() + forMs
  let settledCount = 0
  for (const medium of await deps.media.waiting()) {
    if (deps.clock.now().getTime() > end) break
    try {
      if (await (medium.scan === 'pending' ? letIn : makeFilm)(medium, deps)) settledCount += 1
    } catch (error) {
      if (isAppError(error, 'record.not-found')) continue // it was changed or removed meanwhile
      setAside('media.not-prepared', { mediaId: medium.id, cause: String(error) })
    }
  }
  return { settled: settledCount }
}

async function letIn(
  medium: MediaRecord,
  { media, files, scanner, clock }: Reached,
): Promise<boolean> {
  const verdict =
    scanner === undefined ? { scan: 'notScanned' as const } : await scanner.verdictOf(medium.key)
  if (verdict === undefined) return false
  if (verdict.scan === 'infected') {
    await media.remove(medium, new Date(clock.now().getTime() + toldMs), verdict)
    await Promise.all([medium.key, `${libraryFolder}${medium.id}`].map(files.remove))
    return true
  }
  await media.settle(medium, {
    scan: verdict.scan,
    status: medium.status ?? 'uploaded',
    film: medium.film,
  })
  return true
}

/** A film is shown as it was uploaded until it is made, and stays so when it cannot be. */
async function makeFilm(medium: MediaRecord, { media, files, films }: Reached): Promise<boolean> {
  const { id, status, filmJob } = medium
  const end = (change: { film: 'made' | 'failed'; s3Key?: string }) =>
    media.settle(medium, { ...change, status })
  if (films === undefined) await end({ film: 'failed' })
  else if (filmJob === undefined)
    await media.settle(medium, { filmJob: await films.start(medium), film: 'pending' })
  else {
    const standing = await films.standing(filmJob)
    if (standing === 'underWay') return false
    const stem = `${filmFolder(id)}film`
    if (standing === 'done') await showStill(stem, files)
    await end(standing === 'done' ? { film: 'made', s3Key: `${stem}.m3u8` } : { film: 'failed' })
  }
  return true
}

/** The still of a few seconds in: the first frame is often black. A shorter film has that alone. */
async function showStill(stem: string, files: Reached['files']): Promise<void> {
  const show = (frame: number) =>
    files.publish(
      { key: `${stem}-1920.000000${frame}.jpg`, mimeType: 'image/jpeg' },
      `${stem}-1920.jpg`,
    )
  await show(1).catch(() => show(0))
}

/** Started within a minute of there being some to do. */
export const handler = jobFor(prepareMedia, makers)
