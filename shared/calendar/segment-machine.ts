import { addDays, type CalendarDate, nightsOf } from '../dates/calendar-date'

/**
 * What the machine needs of a segment: its nights run from startDate up to, but not including,
 * endDate.
 */
export interface StaySegment {
  readonly id: string
  readonly supplierCode: string
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  /** Rooms are assigned: the segment stands, whatever days are clicked (2 §4.2). */
  readonly locked: boolean
}

export type SegmentChange = 'new' | 'grown' | 'merged' | 'shrunk' | 'split' | 'removed' | 'ignored'

export interface Toggled<S extends StaySegment> {
  readonly segments: readonly S[]
  readonly change: SegmentChange
}

interface Toggle<S extends StaySegment> {
  readonly date: CalendarDate
  readonly supplierCode: string
  /** Makes an id that no segment has. */
  readonly newId: () => string
  /** Makes the segment of one night that a day begins. */
  readonly create: (nights: { id: string; startDate: CalendarDate; endDate: CalendarDate }) => S
}

/**
 * Toggles a day in one accommodation's calendar (2 §4.2, Segment building). A free day makes a
 * segment of one night, or grows the unlocked segment of the same supplier beside it, or merges the
 * two on both sides (what the earlier one says is kept). A day of an unlocked segment shrinks it at
 * its edge, splits it in its middle (the later half gets a new id) and removes it when it was its
 * only day. A day of another supplier or of a locked segment is ignored.
 * @param segments - sorted by start, no night in two of them
 * @returns the segments afterwards, sorted; the very same array when nothing changed
 */
export function toggleDay<S extends StaySegment>(
  segments: readonly S[],
  toggle: Toggle<S>,
): Toggled<S> {
  const { date, supplierCode } = toggle
  const owner = segments.find(({ startDate, endDate }) => startDate <= date && date < endDate)
  if (owner !== undefined) {
    const stands = owner.locked || owner.supplierCode !== supplierCode
    return stands ? { segments, change: 'ignored' } : withoutDay(segments, owner, toggle)
  }
  const open = segments.filter(
    (segment) => !segment.locked && segment.supplierCode === supplierCode,
  )
  const before = open.find(({ endDate }) => endDate === date)
  const after = open.find(({ startDate }) => startDate === addDays(date, 1))
  return withDay(segments, { before, after }, toggle)
}

interface Taking<S extends StaySegment> extends Omit<Toggle<S>, 'date'> {
  readonly dates: readonly CalendarDate[]
}

/**
 * Takes several days at once (a range in an accommodation's calendar): each that no segment has is
 * toggled as {@link toggleDay} does, the others stay as they are.
 * @param segments - sorted by start, no night in two of them
 * @returns the segments afterwards, sorted; the very same array when nothing changed
 */
export function takeDays<S extends StaySegment>(
  segments: readonly S[],
  { dates, ...toggle }: Taking<S>,
): readonly S[] {
  return dates.reduce<readonly S[]>(
    (all, date) =>
      all.some(({ startDate, endDate }) => startDate <= date && date < endDate)
        ? all
        : toggleDay(all, { ...toggle, date }).segments,
    segments,
  )
}

function withDay<S extends StaySegment>(
  segments: readonly S[],
  { before, after }: { before: S | undefined; after: S | undefined },
  { date, newId, create }: Toggle<S>,
): Toggled<S> {
  const endDate = addDays(date, 1)
  if (before !== undefined) {
    const longerStay = { ...before, endDate: after?.endDate ?? endDate }
    const change = after === undefined ? 'grown' : 'merged'
    return { segments: replaceSegments(segments, [before, after], [longerStay]), change }
  }
  if (after !== undefined)
    return {
      segments: replaceSegments(segments, [after], [{ ...after, startDate: date }]),
      change: 'grown',
    }
  return {
    segments: replaceSegments(segments, [], [create({ id: newId(), startDate: date, endDate })]),
    change: 'new',
  }
}

function withoutDay<S extends StaySegment>(
  segments: readonly S[],
  owner: S,
  { date, newId }: Toggle<S>,
): Toggled<S> {
  const nextDay = addDays(date, 1)
  const firstHalf = { ...owner, endDate: date }
  const right = { ...owner, startDate: nextDay }
  const halves = [firstHalf, right].filter(({ startDate, endDate }) => startDate < endDate)
  if (halves.length === 2)
    return {
      segments: replaceSegments(segments, [owner], [firstHalf, { ...right, id: newId() }]),
      change: 'split',
    }
  return {
    segments: replaceSegments(segments, [owner], halves),
    change: halves.length === 1 ? 'shrunk' : 'removed',
  }
}

function replaceSegments<S extends StaySegment>(
  segments: readonly S[],
  gone: readonly (S | undefined)[],
  come: readonly S[],
): S[] {
  return sortedSegments([...segments.filter((segment) => !gone.includes(segment)), ...come])
}

/** Stays by start date. */
export function sortedSegments<S extends Pick<StaySegment, 'startDate'>>(
  segments: readonly S[],
): S[] {
  return segments.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0,
  )
}

/** Which segment has which night: date string to segment id (2 §3, dateMap). */
export function dateMapOf(segments: readonly StaySegment[]): Record<CalendarDate, string> {
  return Object.fromEntries(
    segments.flatMap(({ id, startDate, endDate }) =>
      nightsOf(startDate, endDate).map((night) => [night, id]),
    ),
  )
}

/** The segments without one; its nights are free again. */
export function removeSegment<S extends StaySegment>(segments: readonly S[], id: string): S[] {
  return segments.filter((segment) => segment.id !== id)
}
