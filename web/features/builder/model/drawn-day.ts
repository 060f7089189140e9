import type { AvailabilityCode } from '#shared/calendar/availability'
import { type DayKind, secondBuilderDay } from '#shared/calendar/day-state'
import type { PartyNight } from '#shared/calendar/house-party'
import type { QuoteMode } from '#shared/calendar/quote-mode'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'
import type { CalendarDay, DayLook } from '../../../components/calendar/calendar-day'
import { type BuilderCamp, isArrangedByOthers, isOwn } from './builder-camp'
import type { Stay } from './builder-segment'

/** Up to this many rooms are called the last ones. */
const lastRooms = 2

const looks = {
  past: 'past',
  selected: 'selected',
  locked: 'selected',
  taken: 'taken',
  'too-young': 'child',
  available: 'free',
  maybe: 'may',
  request: 'request',
  'quote-only': 'may',
  config: 'config',
  arranged: 'arranged',
  unavailable: 'none',
  closed: 'closed',
  loading: 'loading',
} as const satisfies Record<DayKind, DayLook>

export interface DrawnDayFacts {
  readonly date: CalendarDate
  readonly today: CalendarDate
  readonly camp: BuilderCamp
  readonly quoteMode: QuoteMode
  readonly code: AvailabilityCode | undefined
  /** What the night offers this party; undefined while the room types load or without travelers. */
  readonly party?: PartyNight | undefined
  readonly stay: Stay | undefined
  readonly youngestChildAge: number | undefined
}

/** A day of the second builder's calendars: combines the rules' state and words (2 §4.1) with the design's looks. */
export function drawDay({ date, today, camp, quoteMode, party, stay, ...facts }: DrawnDayFacts): CalendarDay {
  const code = party === undefined ? facts.code : party.code
  const state = secondBuilderDay({
    date,
    today,
    mode: isOwn(camp) ? 'own' : quoteMode,
    code,
    isMisfit: party?.isMisfit,
    isArranged: !isOwn(camp) && isArrangedByOthers(camp),
    takenBy: stay && {
      own: stay.segment.supplierCode === camp.supplierCode,
      locked: stay.segment.locked,
      campName: stay.segment.campName,
    },
    minChildAge: camp.minChildAge,
    youngestChildAge: facts.youngestChildAge,
  })
  const isCounted = state.kind === 'available' && code !== undefined && code > 0
  const isFew = isCounted && code <= lastRooms
  const others = party?.otherRooms ?? 0
  const rest = isCounted && others > 0 ? `${countOf(others, 'other room')} don’t fit your party` : undefined
  return {
    look: isFew ? 'few' : looks[state.kind],
    words: [state.tooltip, state.note, rest].filter(Boolean).join('. '),
    count: isCounted ? code : undefined,
    hue: stay?.hue,
    stayId: stay?.segment.id,
    isBlocked: !state.clickable,
  }
}
