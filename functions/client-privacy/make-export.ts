import { strToU8 } from 'fflate'
import type { clientPrivacyRoutes } from '#shared/api/client-privacy'
import type { AnswerOf } from '#shared/api/contract'
import { mediaIdSchema } from '#shared/ids/ids'
import { archiveOf, documentsOf } from '../data/client-privacy/archive'
import { type ClientExport, exportLifeMs, exportStore } from '../data/client-privacy/export-store'
import { subjectOf } from '../data/client-privacy/subject'
import { nameOf } from '../data/clients/client-records'
import type { MediaRecord } from '../data/files/media-records'
import { mediaStore } from '../data/files/media-store'
import type { Table } from '../data/table/table-access'
import { theFileStreams } from '../media/the-files'
import type { Deps } from '../runtime/use-case'
import { writeZip, type ZipEntry } from './zip-files'

export const exportMakers = {
  exports: exportStore,
  media: mediaStore,
  streams: theFileStreams,
  table: (table: Table) => table,
}
export type ExportDeps = Deps<typeof exportMakers>

/**
 * Documents of one ZIP file, in bytes: some twenty seconds of work, after which a crash costs no
 * more than that.
 */
const fileBytes = 1_000_000_000
const maxTries = 5
/** A run has an export to itself for so long: longer than it may take. */
const takenMs = 6 * 60_000

/**
 * Goes on with an export, one ZIP file after the other: what is kept as JSON comes first, then
 * documents. Files are media that nobody lists and that `sweep-media` deletes after a day,
 * half-written ones, too.
 * @param forMs - begins no further file after this long
 */
export async function exportSome(
  begun: ClientExport,
  deps: ExportDeps,
  forMs: number,
): Promise<ClientExport> {
  const until = Date.now() + forMs
  const { agencyId, clientId } = begun
  if (begun.state !== 'making') return begun
  const subject = await subjectOf(deps.table, { agencyId, clientId })
  const [client] = subject.records
  let progress = begun
  for (
    let isFirst = true;
    progress.state === 'making' && (isFirst || Date.now() < until);
    isFirst = false
  ) {
    const now = deps.clock.now().getTime()
    const state = progress.tries >= maxTries || client === undefined ? 'failed' : 'making'
    progress = {
      ...progress,
      state,
      tries: progress.tries + 1,
      resumeAt: new Date(now + takenMs).toISOString(),
    }
    await deps.exports.save(progress)
    if (client === undefined || state === 'failed') return progress
    const documentsLeft = (await documentsOf(deps.table, subject)).filter(
      ({ id }) => !progress.documents.includes(id),
    )
    const next = fitting(documentsLeft)
    const name = `${nameOf(client)}, data ${progress.files.length + 1}.zip`
    const file = await newFile(name, progress, deps)
    const archive =
      progress.files.length === 0 ? await archiveOf(deps.table, subject, deps.clock.now()) : {}
    const to = deps.streams.writer(file)
    await writeZip(entriesOf({ archive, documents: next }, deps), { to, now: deps.clock.now() })
    const bytes = next.reduce((sum, { size }) => sum + size, 0)
    progress = {
      ...progress,
      documents: [...progress.documents, ...next.map(({ id }) => id)],
      done: progress.done + bytes,
      tries: 0,
      files: [...progress.files, { id: file.id, key: file.key, name, documents: next.length }],
      state: next.length === documentsLeft.length ? 'ready' : 'making',
      resumeAt: deps.clock.now().toISOString(),
    }
    await deps.exports.save(progress)
  }
  return progress
}

/** As many as fit into one file, one at least. */
function fitting(documents: readonly MediaRecord[]): MediaRecord[] {
  let bytes = 0
  return documents.filter(({ size }, at) => {
    bytes += size
    return at === 0 || bytes <= fileBytes
  })
}

async function newFile(
  name: string,
  { agencyId, clientId, by }: ClientExport,
  deps: ExportDeps,
): Promise<MediaRecord> {
  const id = mediaIdSchema.parse(deps.makeId('media'))
  const now = deps.clock.now()
  const file: MediaRecord = {
    id,
    agencyId,
    clientId,
    key: `private/${agencyId}/${id}`,
    userFilename: name,
    size: 0,
    mimeType: 'application/zip',
    presentationOrder: 0,
    presentationVisibility: false,

    presentationCategory: 'export',
    createdBy: { id: by.id as never, name: by.name },
    createdAt: now.toISOString(),
  }
  await deps.media.add(file, { until: new Date(now.getTime() + exportLifeMs) })
  return file
}

async function* entriesOf(
  {
    archive,
    documents,
  }: { archive: Readonly<Record<string, unknown>>; documents: readonly MediaRecord[] },
  { streams }: Pick<ExportDeps, 'streams'>,
): AsyncGenerator<ZipEntry> {
  for (const [name, value] of Object.entries(archive)) {
    yield {
      name: `${name}.json`,
      bytes: [strToU8(JSON.stringify(value, null, 2))],
      isCompressed: false,
    }
  }
  for (const { id, key, userFilename } of documents) {
    yield {
      name: `documents/${id} ${userFilename}`,
      bytes: await streams.read(key),
      isCompressed: true,
    }
  }
}

/** An export as agents see it; one that is over is none. */
export function exportView(
  made: ClientExport | undefined,
  now: Date,
): AnswerOf<(typeof clientPrivacyRoutes)['getClientExport']> {
  const until = made === undefined ? 0 : Date.parse(made.since) + exportLifeMs
  if (made === undefined || now.getTime() >= until)
    return { state: 'none', done: 0, of: 0, files: [] }
  const { state, done, of, files } = made
  return {
    state,
    done,
    of,
    until: new Date(until).toISOString(),
    files: files.map(({ id, name, documents }) => ({ id, name, documents })),
  }
}
