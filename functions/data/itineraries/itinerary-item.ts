import { AppError } from '#shared/errors/app-error'
import { ownValue } from '#shared/ids/own-value'
import { heldUntil, isRefundOwed } from '#shared/itinerary/hold-clock'
import { type ItineraryRecord, itineraryRecord } from '#shared/itinerary/itinerary'
import { isInFlight, isPattern } from '#shared/itinerary/states'
import {
  contentKey,
  duePlace,
  exampleSk,
  heldOfAgency,
  heldPartition,
  inFlight,
  itinerariesOfAgency,
  itinerariesOfClient,
  itineraryKey,
  itineraryOfPk,
  refundsOwed,
  savedOfAgency,
} from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item, Key } from '../table/table-access'
import {
  contentSchema,
  headAttributes,
  headContent,
  type ItineraryContent,
  type StoredItinerary,
  summaryOf,
} from './itinerary-records'
import { listedFields, listedOf } from './listed-itinerary'

/** What of a record is content: kept once per version that changes it. */
export const contentOf = ({ record }: Pick<StoredItinerary, 'record'>): ItineraryContent =>
  contentSchema.parse(record)

/**
 * An itinerary's own item, in the lists of its agency and its client: what every change moves, less
 * than 1 KB. The content stands beside it.
 */
export function itineraryItem(stored: StoredItinerary): Item {
  const { record, people, contentVersion, work } = stored
  const { id, agencyId, clientId, state, version, holdExpiry } = record
  const { agency, agent } = people.user
  const flying = isInFlight(state) ? work : undefined
  const packedFields = {
    agency,
    email: agent.email,
    work: flying,
    holdExpiry,
    standing: standingOf(record),
  }
  return {
    ...itineraryKey(agencyId, id),
    gsi1pk: itinerariesOfAgency(agencyId),
    gsi1sk: id,
    gsi4pk: clientId === undefined ? undefined : itinerariesOfClient(agencyId, clientId),
    ...dueWork(stored),
    id,
    state,
    version,
    contentVersion,
    listed: listedOf(summaryOf(stored)),
    packed: pack(packedFields),
    ...(flying === undefined ? {} : { token: flying.token, done: stored.done }),
  }
}

/**
 * Where an itinerary that needs attention is listed as due work: in flight since, rooms held until
 * (for its agency too), or cancelled and owing money; and where a template is listed.
 */
function dueWork({ record, work }: StoredItinerary) {
  const { id, state } = record
  if (isPattern(state)) {
    const at = `${record.updatedAt}#${id}`
    return {
      gsi2pk: savedOfAgency(record.agencyId),
      gsi2sk: state === 'example' ? `${exampleSk}${at}` : at,
    }
  }
  if (isInFlight(state) && work !== undefined) return duePlace(inFlight, { at: work.since, id })
  if (isRefundOwed(record)) return duePlace(refundsOwed, { at: record.updatedAt, id })
  const until = heldUntil(record)
  if (until === undefined) return {}
  return { ...duePlace(heldPartition, { at: until, id }), gsi5pk: heldOfAgency(record.agencyId) }
}

/** Items are limited to 400 KB; the other attributes need far less than the remainder. */
const maxBytes = 300_000

/**
 * The item of a content: packed, because an itinerary of attributes takes eight times the space.
 * @throws AppError request.too-large for more than an item can hold
 */
export function contentItem(stored: Pick<StoredItinerary, 'record'>): Item {
  const { agencyId, id, version } = stored.record
  const body = pack(contentOf(stored))
  if (body.length > maxBytes)
    throw new AppError('request.too-large', { bytes: body.length, limitBytes: maxBytes })
  return { ...contentKey(agencyId, id, version), body }
}

/** The content of its item, named by its key when it does not parse. */
export function contentIn(item: Item): ItineraryContent {
  return parseRecord(contentSchema, { ...rawContentIn(item), pk: item.pk, sk: item.sk })
}

/**
 * The itinerary of its own item and its content.
 * @throws AppError record.malformed when either does not parse
 */
export function storedItinerary(item: Item, content: Item): StoredItinerary {
  const { pk, sk } = item
  const { state, version, contentVersion, packed, done } = parseRecord(headAttributes, item)
  const { bookingReference, updatedAt, ...names } = listedFields(item, shownBeside)
  const { agency, email, agentName, clientName, work, holdExpiry, standing } = parseRecord(
    headContent,
    {
      ...asObject(unpack(packed)),
      ...names,
      pk,
      sk,
    },
  )
  const own = {
    ...itineraryOfPk(pk),
    state,
    version,
    updatedAt,
    holdExpiry,
    bookingReference,
    pk,
    sk,
  }
  const record = parseRecord(itineraryRecord, {
    ...withStandings(rawContentIn(content), standing),
    ...own,
  })
  const people = {
    clientData: clientName === undefined ? undefined : { name: clientName },
    user: { agency, agent: { fullName: agentName, email } },
  }
  return { record, people, work, contentVersion, done }
}

/** What an itinerary's own item has in `listed` alone. */
const shownBeside = ['bookingReference', 'updatedAt', 'agentName', 'clientName'] as const

/** The key of the content that belongs to an itinerary's own item. */
export function contentKeyOf(item: Item): Key {
  const { agencyId, id } = itineraryOfPk(item.pk)
  return contentKey(agencyId, id, parseRecord(headAttributes, item).contentVersion)
}

const rawContentIn = ({ body }: Item): object =>
  body instanceof Uint8Array ? asObject(unpack(body)) : {}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** Inventory and booking status of segments that have any, by id. */
type Standings = Readonly<
  Record<string, readonly [inventory: string | null, booking: string | null]>
>

/**
 * How the segments of a record stand with their suppliers: it changes with a booking while what is
 * booked stays.
 */
function standingOf({ segments }: Pick<ItineraryRecord, 'segments'>): Standings {
  return Object.fromEntries(
    segments.flatMap(({ id, inventoryStatus = null, bookingStatus = null }) =>
      inventoryStatus === null && bookingStatus === null
        ? []
        : [[id, [inventoryStatus, bookingStatus]]],
    ),
  )
}

/**
 * Unpacked content with its segments' statuses. Anything else passes through for the parser to
 * refuse.
 */
function withStandings(content: object, standings: Standings): object {
  const segments: unknown = Reflect.get(content, 'segments')
  return Array.isArray(segments)
    ? { ...content, segments: segments.map((one) => withStanding(one, standings)) }
    : content
}

function withStanding(segment: unknown, standings: Standings): unknown {
  if (typeof segment !== 'object' || segment === null) return segment
  const [inventoryStatus, bookingStatus] =
    ownValue(standings, String(Reflect.get(segment, 'id'))) ?? []
  return {
    ...segment,
    inventoryStatus: inventoryStatus ?? undefined,
    bookingStatus: bookingStatus ?? undefined,
  }
}
