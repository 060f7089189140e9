import { useQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { type AvailabilityCode, isAvailable } from '#shared/calendar/availability'
import { type DayKind, firstBuilderDay, secondBuilderDay } from '#shared/calendar/day-state'
import { type PartyNight, partyNight } from '#shared/calendar/house-party'
import type { QuoteMode } from '#shared/calendar/quote-mode'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'
import { youngestChildAge } from '#shared/rooms/child-age'
import type { CalendarDay, DayLook, DayOf } from '../../../components/calendar/calendar-day'
import { isOffline } from '../../../lib/api/kept-answers'
import { todayHere } from '../../../lib/time/today-here'
import { roomTypesQuery } from '../../api/camp-offer-queries'
import type { monthAvailabilityQuery } from '../api/availability-query'
import { type BuilderCamp, isArrangedByOthers, isOwn } from '../model/builder-camp'
import { type Stay, staysByNight } from '../model/builder-segment'
import { useBuilder, useTravelers } from '../state/builder-store'
import { BuilderContext } from './builder-context'

interface CampDays {
  readonly dayOf: DayOf
  /** Whether a night with these room codes can take the party. */
  readonly isFree: (codes: Readonly<Record<string, number>>) => boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** How a builder judges a day: the two have words of their own (2 §4.1). */
type DayRule = typeof secondBuilderDay

/** The days of a camp for this party. They are 'loading' while being fetched (2 §4.2). */
export function useCampDays(
  camp: BuilderCamp,
  asked: ReturnType<typeof monthAvailabilityQuery>,
): CampDays {
  const rule = use(BuilderContext) === 'first' ? firstBuilderDay : secondBuilderDay
  const quoteMode = useBuilder((data) => data.quoteMode)
  const segments = useBuilder((data) => data.segments)
  const travelers = useTravelers()
  const { data, isFetching, isError, error, refetch } = useQuery({
    ...asked,
    enabled: !isOwn(camp),
  })
  const asksRooms =
    !isOwn(camp) && !isArrangedByOthers(camp) && travelers.adults + travelers.children > 0
  const rooms = useQuery({ ...roomTypesQuery(camp.supplierCode), enabled: asksRooms }).data
  const isFree = (codes: Readonly<Record<string, number>>) =>
    asksRooms && rooms !== undefined
      ? isAvailable(partyNight(codes, { rooms, party: travelers }).code)
      : Object.values(codes).some(isAvailable)
  // A camp whose calendar was never read may have rooms: the quote will say.
  const isAway = data === undefined && isOffline(error)
  const dayOf = useMemo((): DayOf => {
    const codes = isFetching ? undefined : data
    const stays = staysByNight(segments)
    const today = todayHere()
    return (date) => {
      const ofRooms = codes?.rooms.get(date)
      return drawDay({
        date,
        today,
        camp,
        quoteMode,
        rule,
        stay: stays.get(date),
        code: codes?.camp.get(date) ?? (isAway ? -1 : undefined),
        party:
          asksRooms && rooms !== undefined && ofRooms !== undefined
            ? partyNight(ofRooms, { rooms, party: travelers })
            : undefined,
        youngestChildAge: youngestChildAge(travelers.children, travelers.childrenAges),
      })
    }
  }, [camp, quoteMode, rule, segments, travelers, data, isFetching, isAway, rooms, asksRooms])
  return { dayOf, isFree, isFetching, isError, retry: () => void refetch() }
}

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

interface DrawnDayFacts {
  readonly date: CalendarDate
  readonly today: CalendarDate
  readonly camp: BuilderCamp
  readonly quoteMode: QuoteMode
  readonly code: AvailabilityCode | undefined
  /** What the night offers this party; undefined while the room types load or without travelers. */
  readonly party?: PartyNight | undefined
  readonly stay: Stay | undefined
  readonly youngestChildAge: number | undefined
  readonly rule?: DayRule
}

/**
 * A day of the builders' calendars: combines the rules' state and words (2 §4.1) with the design's
 * looks.
 */
export function drawDay({
  date,
  today,
  camp,
  quoteMode,
  party,
  stay,
  rule = secondBuilderDay,
  ...facts
}: DrawnDayFacts): CalendarDay {
  const code = party === undefined ? facts.code : party.code
  const state = rule({
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
  const rest =
    isCounted && others > 0
      ? `${countOf(others, 'other room')} ${others === 1 ? 'doesn’t' : 'don’t'} fit your party`
      : undefined
  return {
    look: isFew ? 'few' : looks[state.kind],
    words: [state.tooltip, state.note, rest].filter(Boolean).join('. '),
    count: isCounted ? code : undefined,
    hue: stay?.hue,
    stayId: stay?.segment.id,
    isBlocked: !state.clickable,
  }
}
