import type { SQSEvent } from 'aws-lambda'
import type { AgentPrincipal } from '#shared/access/principal'
import { type ImportOutcome, type ImportRun, rowsOfPart } from '#shared/api/content-imports'
import type { ImportTable } from '#shared/managers/content-kind'
import { importWorkMakers } from '../../functions/content-imports/import-makers'
import { importWorker } from '../../functions/content-imports/jobs/import-worker'
import { cancelContentImport } from '../../functions/content-imports/routes/cancel-content-import'
import { getContentImport } from '../../functions/content-imports/routes/get-content-import'
import { publishContentImport } from '../../functions/content-imports/routes/publish-content-import'
import { sendImportRows } from '../../functions/content-imports/routes/send-import-rows'
import { undoContentImport } from '../../functions/content-imports/routes/undo-content-import'
import { agencyStore } from '../../functions/data/people/agency-store'
import { chunksOf } from '../../functions/data/table/group-by'
import { makeDeps } from '../../functions/data/table/makers'
import type { Table } from '../../functions/data/table/table-access'
import { clockAt } from '../../functions/runtime/clock'
import { randomId } from '../../functions/runtime/make-id'
import type { Queue } from '../../functions/runtime/queue'
import { anAgent, callAs, testNow } from './call-as'

const manager = anAgent({ capabilities: ['contentmanager'] })

export type ImportView = ImportRun & { readonly outcomes: ImportOutcome[]; readonly next?: number }
type Cells = Readonly<Record<string, string>>

/** Rows of a file below its line of headings. */
export const numberRows = (rows: readonly Cells[]) =>
  rows.map((cells, at) => ({ row: at + 2, cells }))

interface World {
  readonly principal?: AgentPrincipal
  readonly queue?: Queue
}

/** Imports of the catalogue over a table, with the queue and its worker. */
export function importWorld(table: Table, { principal = manager, ...world }: World = {}) {
  const messages: object[] = []
  const queue = world.queue ?? { send: async (message) => void messages.push(message) }
  const clock = clockAt(() => testNow)
  const imports = importWorkMakers.imports(table)
  const deps = { imports, agencies: agencyStore(table), queue }
  const as = { principal }
  const params = (importId: string) => ({ params: { importId } })
  const send = async (importId: string, file: ImportTable, rows: readonly Cells[]) => {
    const chunks = chunksOf(numberRows(rows), rowsOfPart)
    const about = { table: file, name: `${file}.csv`, parts: chunks.length }
    let status = 0
    for (const [at, part] of chunks.entries()) {
      const body = { ...about, part: at + 1, rows: part }
      ;({ status } = await callAs(sendImportRows, deps, as)({ ...params(importId), body }))
    }
    return status
  }
  const publish = (id: string) => callAs(publishContentImport, deps, as)(params(id))
  const view = async (importId: string, query: Cells = {}): Promise<ImportView> => {
    const answer = await callAs(getContentImport, deps, as)({ ...params(importId), query })
    return answer.body as ImportView
  }
  /** A worker by itself, over a table of its own where one is given. */
  const workOnce = (message: object, own = table, { forMs = 60_000, deliveries = 1 } = {}) => {
    const made = { ...makeDeps(importWorkMakers, own), clock, makeId: randomId, queue }
    return importWorker(() => made, forMs)(eventOf(message, deliveries))
  }
  const work = async (own = table) => {
    for (let message = messages.shift(); message !== undefined; message = messages.shift())
      await workOnce(message, own)
  }
  return {
    deps,
    messages,
    send,
    publish,
    view,
    work,
    workOnce,
    cancel: (id: string) => callAs(cancelContentImport, deps, as)(params(id)),
    undo: (id: string) => callAs(undoContentImport, deps, as)(params(id)),
    /** What a file would change. */
    async check(id: string, file: ImportTable, rows: readonly Cells[]): Promise<ImportOutcome[]> {
      await send(id, file, rows)
      await work()
      return (await view(id)).outcomes
    },
    /** Imports a file, and says what it changed. */
    async importFile(id: string, file: ImportTable, rows: readonly Cells[]) {
      await send(id, file, rows)
      await work()
      await publish(id)
      await work()
      return (await view(id)).outcomes
    },
  }
}

const eventOf = (message: object, deliveries: number): SQSEvent => ({
  Records: [
    {
      messageId: 'message',
      receiptHandle: '',
      body: JSON.stringify(message),
      attributes: {
        ApproximateReceiveCount: String(deliveries),
        SentTimestamp: '0',
        SenderId: '',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: '',
      awsRegion: 'us-east-1',
    },
  ],
})
