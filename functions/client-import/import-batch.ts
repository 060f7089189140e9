import { createHash } from 'node:crypto'
import { emailKeyOf, type ImportRow } from '#shared/api/client-import-row'
import { type ClientId, clientIdSchema, idFrom } from '#shared/ids/ids'
import type { ClientsOfRows } from '../data/client-imports/clients-of-rows'
import type { ImportRecord, Outcome } from '../data/client-imports/import-records'
import { clientItems } from '../data/clients/client-change'
import { noteItem } from '../data/clients/client-log'
import { type ClientRecord, clientRecord } from '../data/clients/client-records'
import { listChangeWrite } from '../data/lists/list-changes'
import { type PlannedWrite, putNew, putOver } from '../data/table/commit'
import type { Item } from '../data/table/table-access'

/** Thrown when a client was made or changed while a batch was planned: plan it anew. */
export class ClientsMoved extends Error {
  override readonly name = 'ClientsMoved'
}
export const clientsMoved = () => new ClientsMoved()

export interface Batch {
  readonly outcomes: Outcome[]
  readonly writes: PlannedWrite[]
}

/** The same import and row always make the same client, so that nothing is made twice. */
const clientIdOf = ({ id }: ImportRecord, { row }: ImportRow): ClientId =>
  clientIdSchema.parse(idFrom('client', createHash('sha256').update(`${id}#${row}`).digest()))

export interface Rows {
  readonly record: ImportRecord
  readonly rows: readonly ImportRow[]
  readonly outcomes: readonly Outcome[]
  readonly at: string
}

/** What importing some rows writes, and what becomes of each. A row that was refused stays so. */
export async function planImport(
  clients: ClientsOfRows,
  { record, rows, outcomes, at }: Rows,
): Promise<Batch> {
  const { agencyId } = record
  const open = rows.filter(
    (_, index) => outcomes[index]?.kind === 'ready' || outcomes[index]?.kind === 'duplicate',
  )
  const idsByEmail = await clients.byEmail(
    agencyId,
    open.map(({ email }) => email),
  )
  const knownClients = await clients.byId(agencyId, [...idsByEmail.values()])
  const withNotes =
    record.duplicates === 'fill'
      ? await clients.withNotes(agencyId, [...idsByEmail.values()])
      : new Set()
  const writes: PlannedWrite[] = []
  const items: Item[] = []
  const rowOf = new Map<string, number>()
  const after = rows.map((row, index): Outcome => {
    const before = outcomes[index] ?? { kind: 'refused' }
    if (!open.includes(row)) return before
    const email = emailKeyOf(row.email)
    const first = rowOf.get(email)
    if (first !== undefined) return { kind: 'skipped', why: `Same email as row ${first}` }
    rowOf.set(email, row.row)
    const clientId = idsByEmail.get(email)
    if (clientId === undefined) {
      const client = newClient(record, row, at)
      const { client: Item, email: claim } = clientItems(client)
      writes.push(
        putNew(Item, clientsMoved),
        putNew(claim, clientsMoved),
        ...noteOf(record, row, { clientId: client.id, at }),
      )
      items.push(Item)
      return { kind: 'created', clientId: client.id, version: 1 }
    }
    const there = knownClients.get(clientId)
    const isFillable = there !== undefined && before.kind === 'duplicate' && mayFill(record, there)
    const fieldsToFill = isFillable ? emptyFields(there, row, withNotes.has(clientId)) : []
    if (there === undefined || fieldsToFill.length === 0)
      return { kind: 'skipped', clientId, why: 'Already a client' }
    const next = {
      ...withContact(there, fieldsToFill, row),
      version: there.version + 1,
      updatedAt: at,
    }
    const { client: Item } = clientItems(next)
    const note = fieldsToFill.includes('note') ? noteOf(record, row, { clientId, at }) : []
    writes.push(putOver(Item, there.version, clientsMoved), ...note)
    items.push(Item)
    return { kind: 'filled', clientId, version: next.version, filled: fieldsToFill }
  })
  return { outcomes: after, writes: [...writes, ...importLists(record, items)] }
}

/** One entry for all lines of a batch; what is gone had version 1. */
export const importLists = (
  { agencyId, id, version }: ImportRecord,
  items: Item[],
  gone: string[] = [],
): PlannedWrite[] =>
  items.length === 0 && gone.length === 0
    ? []
    : [
        listChangeWrite({
          agencyId,
          list: 'clients',
          id: `${id}.${version}`,
          version: 2,
          items,
          gone,
        }),
      ]

function newClient(
  { agencyId, agentId, agent, ...record }: ImportRecord,
  row: ImportRow,
  at: string,
): ClientRecord {
  const { firstName, lastName, email, phone, address } = row
  const id = clientIdOf({ agencyId, agentId, agent, ...record }, row)
  return clientRecord.parse({
    id,
    agencyId,
    agentId,
    agent,
    version: 1,
    firstName,
    lastName,
    email,
    contact: { phone, address },
    status: 'lead',
    archived: false,
    createdDate: at,
    updatedAt: at,
  })
}

/** The note that a row's remarks become; a row and its note have the same id, but for its kind. */
export const noteIdOf = ({ id }: ImportRecord, row: ImportRow): string =>
  idFrom('note', createHash('sha256').update(`${id}#${row.row}`).digest())

function noteOf(
  record: ImportRecord,
  row: ImportRow,
  { clientId, at }: { clientId: ClientId; at: string },
): PlannedWrite[] {
  if (row.notes === '') return []
  const by = { id: record.agentId, fullName: record.by }
  const note = { id: noteIdOf(record, row), clientId, text: row.notes, by, createdAt: at }
  return [putNew(noteItem(record.agencyId, note), clientsMoved)]
}

type Filled = NonNullable<Outcome['filled']>

/**
 * Whether an import fills a client: a colleague's only when a lead agent imports, and none that was
 * changed since the import was started, by it or by anybody: each client is filled once, and undone
 * as a whole.
 */
const mayFill = (
  { duplicates, isLead, agentId, startedAt = '' }: ImportRecord,
  client: ClientRecord,
): boolean =>
  duplicates === 'fill' && client.updatedAt < startedAt && (isLead || client.agentId === agentId)

/** What a client has empty and the row has not. */
const emptyFields = ({ contact }: ClientRecord, row: ImportRow, hasNotes: boolean): Filled => [
  ...(contact.phone === '' && row.phone !== '' ? (['phone'] as const) : []),
  ...(contact.address === '' && row.address !== '' ? (['address'] as const) : []),
  ...(!hasNotes && row.notes !== '' ? (['note'] as const) : []),
]

/** A client with the contact of a row where a field was filled. */
export function withContact(
  client: ClientRecord,
  filled: Filled,
  { phone, address }: ClientRecord['contact'],
): ClientRecord {
  const { contact } = client
  return {
    ...client,
    contact: {
      phone: filled.includes('phone') ? phone : contact.phone,
      address: filled.includes('address') ? address : contact.address,
    },
  }
}
