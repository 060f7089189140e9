import { comparableParty, isPartyValue } from '../people/party-edits'
import type { FieldValue } from './field-value'

/** Segment fields that this page edits. */
export const segmentFields = [
  'sellOverride',
  'sellOverrideReason',
  'hideFromClient',
  'arrangedBy',
  'chargeable',
  'optional',
  'description',
] as const
export type SegmentField = (typeof segmentFields)[number]

/** A field's change: its value when the edit began, and the new one. */
export interface Edit {
  readonly from: FieldValue
  readonly to: FieldValue
}

/**
 * Edits by path, as plain data: kept over a reload, sent, undone and merged. A path is a field of
 * the trip (trip-fields.ts), `discount` or `rates.land`; one of a segment,
 * `segments.s4.sellOverride`; a whole segment, `segment:s4`, null when removed; or one of travelers
 * and groups (party-edits.ts).
 */
export type Edits = Readonly<Record<string, Edit>>

export const noEdits: Edits = {}

export const segmentPath = (id: string): string => `segment:${id}`
export const segmentFieldPath = (id: string, field: SegmentField): string =>
  `segments.${id}.${field}`

/** The segment and field of a path; `field` is undefined for a whole segment. */
export function segmentOfPath(
  path: string,
): { id: string; field: SegmentField | undefined } | undefined {
  if (path.startsWith('segment:')) return { id: path.slice('segment:'.length), field: undefined }
  if (!path.startsWith('segments.')) return undefined
  const end = path.lastIndexOf('.')
  const field = segmentFields.find((name) => name === path.slice(end + 1))
  return field === undefined ? undefined : { id: path.slice('segments.'.length, end), field }
}

export const editCount = (edits: Edits): number => Object.keys(edits).length
export const isEmpty = (edits: Edits): boolean => editCount(edits) === 0

/**
 * Combines consecutive changes: a field goes from its first value to its last; one that is back at
 * its start is dropped.
 */
export function combineEdits(first: Edits, then: Edits): Edits {
  const all: Record<string, Edit> = { ...first }
  for (const [path, { from, to }] of Object.entries(then)) {
    const began = first[path]?.from
    const edit = { from: began === undefined ? from : began, to }
    if (isNoEdit(edit)) delete all[path]
    else all[path] = edit
  }
  return all
}

/**
 * Whether an edit changes nothing. A segment is compared as a whole, because its cost may have been
 * typed.
 */
export function isNoEdit({ from, to }: Edit): boolean {
  const isSegment = typeof from === 'object' && from !== null && 'type' in from
  return isSegment ? JSON.stringify(from) === JSON.stringify(to) : sameValue(from, to)
}

/** The edits that undo these. */
export function inverse(edits: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).map(([path, { from, to }]) => [path, { from: to, to: from }]),
  )
}

/** Whether two values are the same: clients by id, segments by what an agent can set. */
export function sameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return comparable(one) === comparable(other)
}

function comparable(value: FieldValue | undefined): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (isPartyValue(value)) return comparableParty(value)
  if (!('type' in value)) return value.id
  const {
    id,
    type,
    startDate,
    endDate,
    supplierCode,
    arrangedBy,
    sellOverride,
    chargeable,
    hideFromClient,
  } = value
  const { title, description, campName, regionCode, fromHubCode, travelHubCode } = value
  const { flightNumber, departureTime, arrivalTime, flightStatus, minAge, pricedFor } = value
  const rooms = value.rooms.map(({ optionKey, adults, children, childrenAges }) => [
    optionKey,
    adults,
    children,
    childrenAges,
  ])
  return JSON.stringify([
    id,
    type,
    startDate,
    endDate,
    supplierCode,
    arrangedBy,
    sellOverride,
    chargeable,
    hideFromClient,
    rooms,
    title,
    description,
    campName,
    regionCode,
    fromHubCode,
    travelHubCode,
    flightNumber,
    departureTime,
    arrivalTime,
    flightStatus,
    minAge,
    pricedFor,
  ])
}
