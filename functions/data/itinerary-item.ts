import { AppError } from '#shared/errors/app-error'
import { heldUntil, isRefundOwed } from '#shared/itinerary/hold-clock'
import { itineraryRecord } from '#shared/itinerary/itinerary'
import { isInFlight } from '#shared/itinerary/states'
import {
  contentSchema,
  type ItineraryContent,
  progressSchema,
  type StoredItinerary,
  storedAttributes,
  summaryOf,
} from './itinerary-records'
import {
  held,
  heldOfAgency,
  inFlight,
  itinerariesOfAgency,
  itinerariesOfAgent,
  itineraryKey,
  progressKey,
  refundsOwed,
  savedOfAgency,
  tripKey,
} from './keys'
import { pack, unpack } from './packed'
import { parseRecord } from './parse-record'
import type { Item } from './table-access'

/** What of a record is content: kept packed, and kept once per version that changes it. */
export const contentOf = ({ record }: Pick<StoredItinerary, 'record'>): ItineraryContent => contentSchema.parse(record)

/**
 * The items of an itinerary: itself, and its line in the lists of its client and of its agent. The content is packed;
 * what conditions, indexes and lists need stands beside it.
 *
 * @throws AppError request.too-large for more than an item can hold
 */
export function itineraryItems(stored: StoredItinerary): { itinerary: Item; trip: Item; body: Uint8Array } {
  const { record, people, contentVersion } = stored
  const { id, agencyId, agentId, clientId, state, version, updatedAt } = record
  const body = packedContent(stored)
  const listed = summaryOf(stored)
  const changed = `${updatedAt}#${id}`
  const itinerary = {
    ...itineraryKey(agencyId, id),
    gsi1pk: itinerariesOfAgency(agencyId),
    gsi1sk: changed,
    ...dueWork(stored),
    ...{ id, agencyId, state, version, updatedAt, contentVersion, people, body, listed },
  }
  const trip = {
    ...tripKey(agencyId, id, clientId),
    gsi1pk: itinerariesOfAgent(agencyId, agentId),
    gsi1sk: changed,
    ...heldPlace(stored),
    listed,
  }
  return { itinerary, trip, body }
}

/** Where an itinerary that somebody has to look at stands among the due work: in flight since, rooms held until, or cancelled and owing money; and where a saved one is listed. */
function dueWork({ record, work }: StoredItinerary) {
  const { id, state } = record
  if (state === 'saved') return { gsi2pk: savedOfAgency(record.agencyId), gsi2sk: `${record.updatedAt}#${id}` }
  if (isInFlight(state) && work !== undefined) return { gsi2pk: inFlight, gsi2sk: `${work.since}#${id}`, work }
  if (isRefundOwed(record)) return { gsi2pk: refundsOwed, gsi2sk: `${record.updatedAt}#${id}` }
  const until = heldUntil(record)
  return until === undefined ? {} : { gsi2pk: held, gsi2sk: `${until}#${id}` }
}

/** Where a line stands among its agency's holds, so that its people see what ends soon. */
function heldPlace({ record }: StoredItinerary) {
  const until = heldUntil(record)
  return until === undefined ? {} : { gsi2pk: heldOfAgency(record.agencyId), gsi2sk: `${until}#${record.id}` }
}

/** The most that an item may hold is 400 KB; the rest of it stays far below what is left. */
const mostBytes = 300_000

function packedContent(stored: StoredItinerary): Uint8Array {
  const body = pack(contentOf(stored))
  if (body.length > mostBytes) throw new AppError('request.too-large', { bytes: body.length, limitBytes: mostBytes })
  return body
}

/**
 * The itinerary of an item, and of the progress item beside it where there is one.
 *
 * @throws AppError record.malformed when either does not parse
 */
export function storedItinerary(item: Item, progress?: Item): StoredItinerary {
  const { body, people, work, contentVersion, ...own } = parseRecord(storedAttributes, item)
  const { pk, sk } = item
  const record = parseRecord(itineraryRecord, { ...asObject(unpack(body)), ...own, pk, sk })
  const reported = progress === undefined ? undefined : parseRecord(progressSchema, progress)
  const done = reported !== undefined && reported.token === work?.token ? reported.done : undefined
  return { record, people, work, contentVersion, done }
}

/** The content of packed bytes, named by the key of its item when it does not parse. */
export function contentIn(body: Uint8Array, { pk, sk }: Item): ItineraryContent {
  return parseRecord(contentSchema, { ...asObject(unpack(body)), pk, sk })
}

/** Splits the items of one itinerary's partition into itself and its progress. */
export function itineraryAmong(items: readonly Item[]): StoredItinerary | undefined {
  const [itinerary, progress] = ['ITINERARY', 'PROGRESS'].map((sk) => items.find((item) => item.sk === sk))
  return itinerary === undefined ? undefined : storedItinerary(itinerary, progress)
}

/** How far an attempt has come, until it is forgotten. */
export function progressItem({ record, work }: StoredItinerary, { done, ttl }: { done: number; ttl: number }): Item {
  return { ...progressKey(record.agencyId, record.id), token: work?.token, done, ttl }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
