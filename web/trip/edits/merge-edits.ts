import type { Trip, TripSegment } from '../page/trip'
import type { FieldValue } from './field-value'
import { sentSegment } from './sent-segment'
import { type Edit, type Edits, isNoEdit, sameValue } from './trip-edits'
import { fieldValue, isSegment } from './trip-fields'

/** A field that both sides changed differently. */
export interface Contested {
  readonly path: string
  readonly from: FieldValue
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

export interface Merged {
  /** Edits that don't overlap with theirs. */
  readonly kept: Edits
  readonly contested: readonly Contested[]
  /** Edits of segments that no longer exist. */
  readonly lost: readonly string[]
}

/** Reapplies edits to a newer version, field by field. */
export function mergedWith(theirs: Trip, edits: Edits): Merged {
  const keptEdits: Record<string, Edit> = {}
  const contestedEdits: Contested[] = []
  const lostPaths: string[] = []
  for (const [path, { from, to }] of Object.entries(edits)) {
    const now = fieldValue(theirs, path)
    if (now === undefined) lostPaths.push(path)
    else if (isNoEdit({ from: now, to }) || (sameValue(now, to) && !sameValue(from, to))) continue
    else {
      const both = mergedValue({ from, mine: to, theirs: now })
      if (both === undefined) contestedEdits.push({ path, from, mine: to, theirs: now })
      else if (!isNoEdit({ from: now, to: both })) keptEdits[path] = { from: now, to: both }
    }
  }
  return { kept: keptEdits, contested: contestedEdits, lost: lostPaths }
}

/**
 * Merges one field: mine if they left it alone, both if a segment was changed in different fields.
 */
export function mergedValue({
  from,
  mine,
  theirs,
}: Omit<Contested, 'path'>): FieldValue | undefined {
  if (isSegment(from) && isSegment(mine) && isSegment(theirs))
    return mergedSegment({ from, mine, theirs })
  return sameValue(theirs, from) ? mine : undefined
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** The edits left after every conflict was decided; undecided fields stay mine. */
export function resolveEdits(
  { kept, contested }: Pick<Merged, 'kept' | 'contested'>,
  choices: Choices,
): Edits {
  const mine = contested.filter(({ path }) => choices[path] !== 'theirs')
  return {
    ...kept,
    ...Object.fromEntries(mine.map(({ path, theirs, mine: to }) => [path, { from: theirs, to }])),
  }
}

interface Sides {
  /** As it was when the edit began. */
  readonly from: TripSegment
  readonly mine: TripSegment
  readonly theirs: TripSegment
}

/** Fields that belong together; changing one counts as changing all. */
const together: readonly (readonly string[])[] = [
  ['startDate', 'endDate', 'nights', 'departureTime', 'arrivalTime'],
  ['supplierCode', 'campName', 'regionCode', 'regionName', 'country', 'location', 'locationCode'],
  ['fromHubCode', 'travelHubCode'],
  ['sellOverride', 'sellOverrideReason'],
  ['costAmount', 'currency', 'rspAmount', 'racFactor'],
]

/** A stay's cost comes from its camp, so a new cost isn't an agent's edit. */
const costOfStay: readonly string[] = ['costAmount', 'currency', 'rspAmount', 'racFactor']

/**
 * Merges both sides' changes to a segment if they don't overlap, such as nights and rooms. Supplier
 * and pricing fields are theirs unless mine changed them. Undefined if both changed the same field
 * differently, which needs a choice.
 */
export function mergedSegment({ from, mine, theirs }: Sides): TripSegment | undefined {
  const [was, own, other] = [comparable(from), comparable(mine), comparable(theirs)]
  const decidedKeys = Object.keys(sentSegment(theirs)).filter(
    (key) => theirs.type !== 'stay' || !costOfStay.includes(key),
  )
  const isContested = decidedKeys.some((key) => {
    const keys = withIt(key)
    return !isSame(was, own, keys) && !isSame(was, other, keys) && !isSame(own, other, keys)
  })
  if (isContested) return undefined
  const changedKeys = [...new Set([was, own].flatMap(Object.keys))].filter(
    (key) => !isSame(was, own, withIt(key)),
  )
  const values: Fields = { ...mine }
  return { ...theirs, ...Object.fromEntries(changedKeys.map((key) => [key, values[key]])) }
}

type Fields = Readonly<Record<string, unknown>>

/** Rooms by who sleeps in them; a camp's name for a room doesn't count as a change. */
const comparable = (segment: TripSegment): Fields => ({
  ...segment,
  rooms: segment.rooms.map(({ optionKey, adults, children, childrenAges }) => [
    optionKey,
    adults,
    children,
    childrenAges,
  ]),
})

/** The field with those that belong to it. */
const withIt = (key: string): readonly string[] =>
  together.find((keys) => keys.includes(key)) ?? [key]

const isSame = (one: Fields, other: Fields, keys: readonly string[]): boolean =>
  keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
