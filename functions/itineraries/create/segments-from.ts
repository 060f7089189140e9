import { daysBetween } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import { type SegmentId, segmentIdSchema } from '#shared/ids/ids'
import { ownStayDefaults } from '#shared/itinerary/own-stay'
import type { TripParams } from '#shared/itinerary/params'
import { arrangers, isArranger, type Segment, type SegmentInput } from '#shared/itinerary/segment'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { RoomLine } from '#shared/rooms/room-line'
import type { CampFacts, KnownCamps } from './camp-facts'
import { isSameStay } from './same-stay'

/** What segments are made from, beside what was sent. */
export interface SegmentSources {
  readonly stored: readonly Segment[]
  readonly rooms: GivenRooms
  readonly camps: KnownCamps | undefined
  /** Of the itinerary: an amount without a currency is in this. */
  readonly currency: string
  /** Where the segments stand in the body, for naming a field. */
  readonly path: string
}

/**
 * The segments to store: what was sent, with what the catalogue and the supplier system know. A
 * stay that did not change keeps its amounts when none are sent; one that did loses those that came
 * from the supplier system.
 * @throws AppError request.invalid when a segment has an unknown type or arranger that it didn't have
 * before
 */
export function segmentsFrom(given: readonly SegmentInput[], sources: SegmentSources): Segment[] {
  const storedSegments = new Map<string, Segment>(
    sources.stored.map((segment) => [segment.id, segment]),
  )
  refuseUnknownWords(given, { stored: storedSegments, path: sources.path })
  const takenIds = new Set<string>([
    ...given.flatMap(({ id }) => (id === undefined ? [] : [id])),
    ...storedSegments.keys(),
  ])
  return given.map((segment) => {
    const storedSegment = segment.id === undefined ? undefined : storedSegments.get(segment.id)
    return segmentOf(segment, {
      id: segment.id ?? freshId(takenIds),
      known: storedSegment,
      sources,
    })
  })
}

interface Own {
  readonly id: SegmentId
  readonly known: Segment | undefined
  readonly sources: SegmentSources
}

function segmentOf(given: SegmentInput, { id, known, sources }: Own): Segment {
  const { optionKeys: _keys, roomTypeIds: _ids, systemTypes: _types, ...sent } = given
  // Room choices apply to new stays only; an existing stay may have had its rooms removed.
  const rooms = roomsOfStay(
    given,
    known === undefined ? sources.rooms : { ...sources.rooms, accommodationRooms: [] },
  )
  const nights = daysBetween(given.startDate, given.endDate)
  const isSame = known !== undefined && isSameStay(known, { ...given, rooms })
  const facts = factsOf(given, { known, sources })
  const own = given.type === 'stay' && isOwnArrangement(given) ? ownArrangement(given) : {}
  return {
    ...(known === undefined ? {} : pricedBefore(known)),
    ...(isSame ? supplierFactsOf(known) : {}),
    ...facts,
    ...sent,
    ...own,
    ...amountsOf(given, { known, isSame, currency: sources.currency }),
    id,
    nights,
    rooms,
    priced: false,
    dmcArrangedOnly: facts.dmcArrangedOnly ?? false,
    consultantInteractionRequired: facts.consultantInteractionRequired ?? false,
    thirdParty: facts.thirdParty ?? false,
  }
}

/**
 * Its figures are those of the trip's until it is priced anew: a requote waits for the supplier
 * system.
 */
const pricedBefore = ({ cost, dmcSell, sell }: Segment) => ({ cost, dmcSell, sell })

/** What the supplier system said of a stay: it holds as long as the stay is the same. */
function supplierFactsOf(stay: Segment) {
  const { bookingStatus, availability, availabilityCheckedAt, inventoryStatus } = stay
  const { inclusions, mealBasis, charges, sellAmount, cancellation } = stay
  const standing = { bookingStatus, availability, availabilityCheckedAt, inventoryStatus }
  return { ...standing, inclusions, mealBasis, charges, sellAmount, cancellation }
}

/**
 * What the catalogue says of the camp; a stay of the same camp keeps what it has when the catalogue
 * does not know it.
 */
function factsOf(
  { supplierCode }: SegmentInput,
  { known, sources }: Omit<Own, 'id'>,
): Partial<CampFacts> {
  const camp = supplierCode === undefined ? undefined : sources.camps?.get(supplierCode)
  if (camp !== undefined || known === undefined || known.supplierCode !== supplierCode)
    return camp ?? {}
  const { featuredImage, minChildAge, dmcArrangedOnly, consultantInteractionRequired, thirdParty } =
    known
  return { featuredImage, minChildAge, dmcArrangedOnly, consultantInteractionRequired, thirdParty }
}

/** 2 §7.1: location ZZZ and a description, where the agent gives none. */
const ownArrangement = ({ locationCode, description }: SegmentInput) => ({
  locationCode: locationCode ?? ownStayDefaults.locationCode,
  description: description || ownStayDefaults.description,
})

function amountsOf(
  given: SegmentInput,
  { known, isSame, currency }: { known: Segment | undefined; isSame: boolean; currency: string },
) {
  const isStale = (amount: string | undefined, old: string | undefined) =>
    amount === undefined ||
    (!isSame && known?.type === 'stay' && !isOwnArrangement(given) && amount === old)
  const keep = isSame ? known : undefined
  const costAmount = isStale(given.costAmount, known?.costAmount)
    ? keep?.costAmount
    : given.costAmount
  const rspAmount = isStale(given.rspAmount, known?.rspAmount) ? keep?.rspAmount : given.rspAmount
  return { costAmount, rspAmount, currency: given.currency ?? keep?.currency ?? currency }
}

/**
 * A type that we do not know is kept and advised on (1 §5); an arranger decides who is asked, so an
 * unknown one only stays where an import brought it.
 */
function refuseUnknownWords(
  given: readonly SegmentInput[],
  { stored, path }: { stored: ReadonlyMap<string, Segment>; path: string },
): void {
  for (const [index, { id, arrangedBy }] of given.entries()) {
    const storedSegment = id === undefined ? undefined : stored.get(id)
    const refuse = (field: string, words: readonly string[]): never => {
      const message = `must be one of ${words.join(', ')}`
      refuseField(`${path}.${index}.${field}`, message)
    }
    if (
      arrangedBy !== undefined &&
      !isArranger(arrangedBy) &&
      storedSegment?.arrangedBy !== arrangedBy
    ) {
      refuse('arrangedBy', arrangers)
    }
  }
}

function freshId(taken: Set<string>): SegmentId {
  let number = 1
  while (taken.has(`s${number}`)) number++
  taken.add(`s${number}`)
  return segmentIdSchema.parse(`s${number}`)
}

/** The default rooms of 2 §7.1 as they come with a trip, and the rooms chosen for each stay. */
interface GivenRooms extends Pick<TripParams, 'rooms' | 'accommodationRooms'> {
  /** Of all children of the trip, in the order in which they fill the rooms. */
  readonly childrenAges: readonly number[]
}

/**
 * The rooms of a stay: those on the segment, else those chosen for that camp and arrival, else its
 * option keys paired with the rooms that the travelers want wherever they sleep (2 §7.1). Each line
 * gets an id.
 */
function roomsOfStay(segment: SegmentInput, given: GivenRooms): RoomLine[] {
  const rooms =
    segment.rooms.length > 0
      ? segment.rooms
      : (chosenRooms(segment, given) ?? pairRooms(segment, given))
  return rooms.map((room, index) => ({
    ...withTypes(room, index, segment),
    id: room.id ?? `r${index + 1}`,
  }))
}

/**
 * A room with the type that the segment's own lists give its option key (2 §7.1), where it does not
 * say one itself.
 */
function withTypes(
  room: RoomLine,
  index: number,
  { optionKeys = [], roomTypeIds = [], systemTypes = [] }: SegmentInput,
) {
  const at = optionKeys[index] === room.optionKey ? index : optionKeys.indexOf(room.optionKey)
  const { roomTypeId = roomTypeIds[at], systemType = systemTypes[at] } = room
  return { ...room, roomTypeId, systemType }
}

function chosenRooms(
  { supplierCode, startDate }: SegmentInput,
  { accommodationRooms }: GivenRooms,
): RoomLine[] | undefined {
  const own = accommodationRooms.find(
    (stay) => stay.supplierCode === supplierCode && stay.startDate === startDate,
  )
  return own === undefined || own.rooms.length === 0 ? undefined : own.rooms
}

function pairRooms({ optionKeys = [] }: SegmentInput, given: GivenRooms): RoomLine[] {
  return optionKeys.flatMap((optionKey, index) => {
    const wish = given.rooms[index]
    if (wish === undefined) return []
    const { roomType, adults, children } = wish
    const before = given.rooms.slice(0, index).reduce((sum, room) => sum + room.children, 0)
    const childrenAges = given.childrenAges.slice(before, before + children)
    return [{ optionKey, roomType, adults, children, childrenAges }]
  })
}
