import type { TripSegment } from '../page/trip'
import { sentSegment } from './sent-segment'

interface Sides {
  /** As it was when the edit began. */
  readonly from: TripSegment
  readonly mine: TripSegment
  readonly theirs: TripSegment
}

/** Fields that say one thing together: whoever changes one of them has changed them all. */
const together: readonly (readonly string[])[] = [
  ['startDate', 'endDate', 'nights', 'departureTime', 'arrivalTime'],
  ['supplierCode', 'campName', 'regionCode', 'regionName', 'country', 'location', 'locationCode'],
  ['fromHubCode', 'travelHubCode'],
  ['sellOverride', 'sellOverrideReason'],
  ['costAmount', 'currency', 'rspAmount', 'racFactor'],
]

/** A stay costs what its camp asks: a new cost says nothing of what an agent wants. */
const costOfStay: readonly string[] = ['costAmount', 'currency', 'rspAmount', 'racFactor']

/**
 * A segment with what both of you changed of it, where that touches nothing: one its nights, the other its rooms. What camps
 * and pricing say of it is theirs, but where mine says something else than before. Undefined when both of you changed the
 * same to different ends: then somebody has to choose.
 */
export function mergedSegment({ from, mine, theirs }: Sides): TripSegment | undefined {
  const [was, own, other] = [comparable(from), comparable(mine), comparable(theirs)]
  const decided = Object.keys(sentSegment(theirs)).filter((key) => theirs.type !== 'stay' || !costOfStay.includes(key))
  const isContested = decided.some((key) => {
    const keys = withIt(key)
    return !isSame(was, own, keys) && !isSame(was, other, keys) && !isSame(own, other, keys)
  })
  if (isContested) return undefined
  const changed = [...new Set([was, own].flatMap(Object.keys))].filter((key) => !isSame(was, own, withIt(key)))
  const values: Fields = { ...mine }
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, values[key]])) }
}

type Fields = Readonly<Record<string, unknown>>

/** Rooms by who sleeps where: what the camp calls them is no change. */
const comparable = (segment: TripSegment): Fields => ({
  ...segment,
  rooms: segment.rooms.map(({ optionKey, adults, children, childrenAges }) => [
    ...[optionKey, adults, children, childrenAges],
  ]),
})

/** The field with those that go with it. */
const withIt = (key: string): readonly string[] => together.find((keys) => keys.includes(key)) ?? [key]

const isSame = (one: Fields, other: Fields, keys: readonly string[]): boolean =>
  keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
