import type { CalendarMonth } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { importIn, importItem } from '../client-imports/import-records'
import { auditEntriesIn, auditItem } from '../people/audit-store'
import { commit, deleteAll, putOver } from '../table/commit'
import { auditKey, clientImportsOfAgency, departureKey, hooksOf } from '../table/keys'
import { queryIndex } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { fullNameMask, type Mask, maskAll, nameMask } from './mask'
import { namelessEntry } from './nameless'
import { putAll } from './put-all'
import { itemsIn, type Subject } from './subject'

/** The client, trips in which something of theirs was, and what was copied from those. */
interface Theirs {
  readonly subject: Subject
  readonly trips: readonly ItineraryId[]
  readonly copies: readonly ItineraryId[]
}

/**
 * Takes what was typed, and their names, out of the audit trail of one month. An entry about
 * something else, into which somebody typed their full name, loses that name.
 */
export async function eraseAudit(
  table: Table,
  { subject, trips, copies, month }: Theirs & { readonly month: CalendarMonth },
): Promise<void> {
  const { agencyId: agency, ids } = subject
  const about: readonly unknown[] = [...ids, ...trips]
  const [names, fullNames] = [nameMask(subject), fullNameMask(subject)]
  const items = await itemsIn(table, auditKey({ agency, month, at: '', id: '' }).pk)
  const entries = items.flatMap(auditEntriesIn).flatMap((entry) => {
    const { clientId, itineraryId, by, details } = entry
    const isTheirs = [clientId, itineraryId, by.id].some(
      (id) => id !== undefined && about.includes(id),
    )
    if (isTheirs) return [namelessEntry(entry)]
    const isOfCopy = copies.some((copy) => copy === itineraryId)
    const impersonal = maskAll(details, isOfCopy ? names : fullNames)
    return isSame(impersonal, details) ? [] : [{ ...entry, details: impersonal }]
  })
  await putAll(table, entries.map(auditItem))
}

/**
 * Deletes events about them that went to the automation hook: what the hook's owner has of them is
 * not ours to reach.
 */
export async function eraseHookEvents(
  table: Table,
  { subject, trips, copies }: Theirs,
): Promise<void> {
  const items = await itemsIn(table, hooksOf(subject.agencyId))
  const mask = fullNameMask(subject)
  const isTheirs = ({ payload }: Item) =>
    [...subject.ids, ...trips, ...copies].some((id) =>
      JSON.stringify(payload).includes(`"${id}"`),
    ) || !isSame(maskAll(payload, mask), payload)
  await deleteAll(table, items.filter(isTheirs))
}

/**
 * Takes their names out of group departures: every name where a trip of theirs is on it, else the
 * full one.
 * @throws AppError service.busy while a departure is being changed
 */
export async function eraseInDepartures(
  table: Table,
  { subject, trips }: Omit<Theirs, 'copies'>,
): Promise<void> {
  const items = await itemsIn(table, departureKey(subject.agencyId, '').pk)
  for (const item of items) {
    const bookings: readonly unknown[] = Array.isArray(item.bookings) ? item.bookings : []
    const isTheirs = bookings.some((one) => trips.includes(Object(one).itineraryId))
    await maskFields(table, item, isTheirs ? nameMask(subject) : fullNameMask(subject))
  }
}

async function maskFields(table: Table, item: Item, mask: Mask): Promise<void> {
  const { name, note, version } = item
  const texts = maskAll({ name, note }, mask)
  if (isSame(texts, { name, note })) return
  const after = { ...item, ...texts, version: Number(version) + 1 }
  await commit(table, [putOver(after, Number(version), () => new AppError('service.busy'))])
}

/** Takes their full names out of the names of imported lists. */
export async function eraseImportNames(table: Table, subject: Subject): Promise<void> {
  const mask = fullNameMask(subject)
  for (const record of await listImports(table, subject.agencyId)) {
    const { fileName, settings, version } = record
    const texts = { fileName: mask(fileName), settings: mask(settings) }
    if (isSame(texts, { fileName, settings })) continue
    const after = importItem({ ...record, ...texts, version: version + 1 })
    await commit(table, [putOver(after, version, () => new AppError('service.busy'))])
  }
}

/** The lists that an agency imported in the last weeks. */
export const listImports = async (table: Table, agencyId: AgencyId) =>
  (await table.all(queryIndex('gsi1', clientImportsOfAgency(agencyId)))).map(importIn)

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
