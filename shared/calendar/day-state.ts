import type { CalendarDate } from '../dates/calendar-date'
import { childRestriction, isTooYoung } from '../rooms/child-age'
import {
  type AvailabilityCode,
  type AvailabilityState,
  availabilityLabels,
  availabilityStateOf,
} from './availability'

/** What a day looks like; the calendars draw each kind its own way. */
export const dayKinds = [
  'past',
  'selected',
  'locked',
  'taken',
  'too-young',
  'available',
  'maybe',
  'request',
  'quote-only',
  'config',
  'arranged',
  'unavailable',
  'closed',
  'loading',
] as const
export type DayKind = (typeof dayKinds)[number]

/**
 * A day of a calendar as a person meets it. `note` says more where the tooltip is fixed by the
 * specification.
 */
export interface DayState {
  readonly kind: DayKind
  readonly clickable: boolean
  readonly tooltip: string
  readonly note?: string
}

/** What is known of a day, in the calendar of one accommodation. */
export interface DayFacts {
  readonly date: CalendarDate
  readonly today: CalendarDate
  /** Whether any date will do: the calendar of an own arrangement, or quote-only mode. */
  readonly mode: 'availability' | 'quote_only' | 'own'
  readonly code: AvailabilityCode | undefined
  /** Rooms are left, but none that this party can sleep in. */
  readonly isMisfit?: boolean | undefined
  /** Only the DMC or a consultant arranges its rooms. */
  readonly isArranged?: boolean | undefined
  /** The segment that has this day: this accommodation's own, or another's. */
  readonly takenBy?:
    | { readonly own: boolean; readonly locked: boolean; readonly campName: string }
    | undefined
  readonly minChildAge?: number | undefined
  readonly youngestChildAge?: number | undefined
}

/** Texts of 2 §4.1, word for word; it has none for the states `config` and `dmcarranged`. */
export const dayTexts = {
  unavailable: 'This date is unavailable',
  loading: 'Availability is loading',
  requested: 'This accommodation is requested on this date',
  locked:
    'There are rooms assigned, so modifications cannot be made. Remove the segment to re-add the dates.',
  maybe: 'May be Available / Pricing available upon quote',
  past: 'This date is in the past',
  selected: 'This date is selected',
  taken: 'This date is selected by another segment',
  available: 'This date is available',
  onRequest: availabilityLabels.onRequest,
  config: 'Rooms available, but none fits your party',
  arranged: 'Arranged by the DMC / Pricing available upon quote',
} as const

/**
 * A day in the first builder's calendar (2 §4.1): a past date is unavailable, on request reads as
 * may be available.
 */
export function firstBuilderDay(facts: DayFacts): DayState {
  const { takenBy } = facts
  if (facts.date < facts.today)
    return { kind: 'past', clickable: false, tooltip: dayTexts.unavailable }
  if (takenBy?.own) {
    return takenBy.locked
      ? { kind: 'locked', clickable: false, tooltip: dayTexts.locked }
      : { kind: 'selected', clickable: true, tooltip: dayTexts.requested }
  }
  if (takenBy)
    return {
      kind: 'taken',
      clickable: false,
      tooltip: `${takenBy.campName} is requested on this date`,
    }
  const free = freeDay(facts)
  return free.kind === 'request' ? { ...free, tooltip: dayTexts.maybe } : free
}

/**
 * A day in the second builder's calendar (2 §4.1). A day whose segment is locked stays; its note
 * says why.
 */
export function secondBuilderDay(facts: DayFacts): DayState {
  const { takenBy } = facts
  if (facts.date < facts.today) return { kind: 'past', clickable: false, tooltip: dayTexts.past }
  if (takenBy?.own) {
    return takenBy.locked
      ? { kind: 'locked', clickable: false, tooltip: dayTexts.selected, note: dayTexts.locked }
      : { kind: 'selected', clickable: true, tooltip: dayTexts.selected }
  }
  if (takenBy) return { kind: 'taken', clickable: false, tooltip: dayTexts.taken }
  return freeDay(facts)
}

/** A day that no segment has: what the child's age, the mode and the supplier say of it. */
function freeDay({
  mode,
  code,
  isMisfit,
  isArranged,
  minChildAge = 0,
  youngestChildAge,
}: DayFacts): DayState {
  if (isTooYoung(youngestChildAge, minChildAge)) {
    return { kind: 'too-young', clickable: false, tooltip: childRestriction(minChildAge) }
  }
  if (mode === 'own') return { kind: 'available', clickable: true, tooltip: dayTexts.available }
  const state = availabilityStateOf({
    code: isMisfit ? 1 : code,
    quoteOnly: mode === 'quote_only',
    dmcArranged: isArranged === true,
    fits: !isMisfit,
  })
  if (state === 'closed') {
    return {
      kind: code === -3 ? 'closed' : 'unavailable',
      clickable: false,
      tooltip: dayTexts.unavailable,
    }
  }
  return freeStates[state]
}

const freeStates = {
  available: { kind: 'available', clickable: true, tooltip: dayTexts.available },
  config: { kind: 'config', clickable: true, tooltip: dayTexts.config },
  request: { kind: 'request', clickable: true, tooltip: dayTexts.onRequest },
  request_check: { kind: 'maybe', clickable: true, tooltip: dayTexts.maybe },
  dmcarranged: { kind: 'arranged', clickable: true, tooltip: dayTexts.arranged },
  quote_only: { kind: 'quote-only', clickable: true, tooltip: dayTexts.maybe },
  loading: { kind: 'loading', clickable: false, tooltip: dayTexts.loading },
  unknown: { kind: 'loading', clickable: false, tooltip: dayTexts.loading },
} as const satisfies Record<Exclude<AvailabilityState, 'closed'>, DayState>
