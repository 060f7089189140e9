import { AppError } from '#shared/errors/app-error'
import type { ItineraryId, PaymentId } from '#shared/ids/ids'
import { patternStates } from '#shared/itinerary/states'
import { costChange, historyEntryIn } from '../itineraries/history'
import { hasSameContent } from '../itineraries/itinerary-change'
import { contentKeyOf } from '../itineraries/itinerary-item'
import { itineraryIn } from '../itineraries/itinerary-reads'
import { itineraryStore } from '../itineraries/itinerary-store'
import { chargesIn } from '../payments/payment-charges'
import { commit, deleteAll, putOver } from '../table/commit'
import {
  chargesKey,
  copyPrefix,
  itinerariesOfClient,
  itineraryKey,
  sandboxKey,
  shareLinksOf,
} from '../table/keys'
import { pack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { eraseInCopies } from './erase-copies'
import { fullNameMask, nameMask } from './mask'
import { type ErasureEntry, hasMaskedText, maskItinerary } from './mask-itinerary'
import { erasedName, namelessChanges, namelessEntry, namelessTrip, withoutNames } from './nameless'
import { putAll } from './put-all'
import { rawContent } from './raw-content'
import { itemsIn, namesOf, type Subject } from './subject'

interface Erasing {
  readonly subject: Subject
  /** The entry of the history that says so. */
  readonly entry: ErasureEntry
  /** When the erasure began. */
  readonly since: string
}

/** What was theirs of a trip: whether anything was, and what had been copied from it. */
interface Erased {
  readonly isTheirs: boolean
  readonly copies: readonly ItineraryId[]
}
const nothing: Erased = { isTheirs: false, copies: [] }

/**
 * Takes clients out of a trip: out of their own as it is and as it was, out of another's what was
 * theirs before it was given away. Only kinds of items that are named here stay in a trip of
 * theirs: any other, and whatever is added one day, goes. What was copied from it loses their
 * names, and so do templates that name them in full.
 */
export async function eraseInTrip(
  table: Table,
  id: ItineraryId,
  { subject, entry, since }: Erasing,
): Promise<Erased> {
  const { agencyId, ids } = subject
  const items = await itemsIn(table, itineraryKey(agencyId, id).pk)
  const head = items.find(({ sk }) => sk === 'ITINERARY')
  const contents = items
    .filter(({ sk }) => String(sk).startsWith('ITINERARY#'))
    .map((item) => ({ item, ...rawContent(item) }))
  const isOf = ({ clientIds }: { readonly clientIds: readonly unknown[] }) =>
    ids.some((one) => clientIds.includes(one))
  const theirs = contents.filter(isOf)
  const current = head && contents.find(({ item }) => item.sk === contentKeyOf(head).sk)
  const isOwn =
    ids.some((one) => head?.gsi4pk === itinerariesOfClient(agencyId, one)) ||
    (current === undefined ? theirs.length > 0 : isOf(current))
  const copies = async () => {
    const travelers = (isOwn ? contents : theirs).flatMap(({ travelerNames }) => travelerNames)
    const names = subject.records.length === 0 ? [] : [...namesOf(subject), ...travelers]
    return eraseInCopies(table, { source: { agencyId, id }, names, since, entry })
  }
  if (isOwn) {
    const tripCopies = await copies() // first, because the names of the travelers go with the trip
    await eraseCharges(table, subject, [...new Set(contents.flatMap(({ payments }) => payments))])
    await saveNameless(table, id, { subject, entry, since })
    await deleteAll(table, await table.all(queryIndex('gsi1', shareLinksOf(agencyId, id))))
    await keepBooks(table, await itemsIn(table, itineraryKey(agencyId, id).pk), namesOf(subject))
    return { isTheirs: true, copies: tripCopies }
  }
  const lastTheirs = Math.max(0, ...theirs.map(({ version }) => version))
  const isWritten = (item: Item) =>
    ids.some((one) => item.clientId === one || Object(item.by).id === one)
  const itemsToErase = items.filter(
    (item) =>
      (isWritten(item) && !isHistory(item)) || ids.some((one) => item.sk === `THREADREAD#${one}`),
  )
  const historyItems = items.filter(
    (item) => isHistory(item) && (Number(item.version) <= lastTheirs + 1 || isWritten(item)),
  )
  if (lastTheirs === 0 && itemsToErase.length === 0 && !historyItems.some(isWritten)) {
    if (!patternStates.some((state) => state === head?.state)) return nothing
    const isMasked = items.some(({ requestId }) => requestId === entry.requestId) // before a crash
    const isNamed = isMasked || items.some((item) => hasMaskedText(item, fullNameMask(subject)))
    if (!isNamed) return nothing
    await maskItinerary(table, { agencyId, id }, { mask: nameMask(subject), entry })
    return { isTheirs: false, copies: [id] }
  }
  const tripCopies = await copies()
  await putAll(table, historyItems.map(namelessHistory))
  await deleteAll(table, [...itemsToErase, ...theirs.map(({ item }) => item)])
  return { isTheirs: true, copies: tripCopies }
}

const isHistory = ({ sk }: Item): boolean => String(sk).startsWith('HISTORY#')

/**
 * The next version of a trip, without names; its payments and its line in the lists change with it.
 */
async function saveNameless(
  table: Table,
  id: ItineraryId,
  { subject, entry }: Erasing,
): Promise<void> {
  const before = await itineraryIn(table, { agencyId: subject.agencyId, id })
  if (before === undefined) return // a saved pattern that was deleted, and left its history
  const nameless = namelessTrip(before.record, namesOf(subject))
  const people = {
    ...before.people,
    ...(before.record.clientId && { clientData: { name: erasedName } }),
  }
  const isDone =
    hasSameContent(before, { record: nameless }) &&
    before.people.clientData?.name === people.clientData?.name
  if (isDone) return
  const record = { ...nameless, version: before.record.version + 1 }
  await itineraryStore(table).save({
    before,
    after: { ...before, record, people },
    entry: { ...entry, changes: [] },
  })
}

/** Leaves of a trip's partition what the books need. */
async function keepBooks(
  table: Table,
  items: readonly Item[],
  names: readonly string[],
): Promise<void> {
  const head = items.find(({ sk }) => sk === 'ITINERARY')
  const keys = head === undefined ? [] : ['ITINERARY', contentKeyOf(head).sk]
  const isKept = ({ sk }: Item) => keys.includes(String(sk)) || String(sk).startsWith(copyPrefix)
  const costs = items.filter(({ sk }) => String(sk).startsWith('COSTCHANGE#'))
  await putAll(table, [
    ...items.filter(isHistory).map(namelessHistory),
    ...costs.map((item) => {
      const { segments, ...change } = parseRecord(costChange, item)
      const parts = segments.map((one) => ({ ...one, title: withoutNames(one.title, names) }))
      return { ...item, ...change, segments: parts }
    }),
  ])
  await deleteAll(
    table,
    items.filter((item) => !isHistory(item) && !costs.includes(item) && !isKept(item)),
  )
}

function namelessHistory(item: Item): Item {
  const { by, changes } = historyEntryIn(item)
  const entries: unknown[] = Array.isArray(item.listed) ? item.listed : []
  return {
    ...item,
    by: namelessEntry({ by, details: undefined }).by,
    packed: pack(namelessChanges(changes)),
    ...(entries.length > 0 && { listed: entries.map((one) => namelessEntry(Object(one))) }),
  }
}

/**
 * Payers and notes of charges, of payments that were taken off a trip, too; what was taken and sent
 * back stays.
 */
async function eraseCharges(
  table: Table,
  { agencyId }: Subject,
  payments: readonly PaymentId[],
): Promise<void> {
  for (const id of payments) {
    const item = await table.get(chargesKey(agencyId, id), { consistent: true })
    if (item === undefined) continue
    const { charges } = chargesIn(item)
    const safe = charges.map(({ payerEmail, data, redirectUrl, clientSecret, ...charge }) => charge)
    await commit(table, [
      putOver(
        { ...item, packed: pack(safe) },
        Number(item.version),
        () => new AppError('service.busy'),
      ),
    ])
    await deleteAll(
      table,
      charges.flatMap(({ session, provider }) =>
        session && provider === 'sandbox' ? [sandboxKey(session)] : [],
      ),
    )
  }
}
