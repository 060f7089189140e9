import type { SlideQuestion, SlideStay } from '#shared/calendar/date-slide'
import {
  addDays,
  addMonths,
  type CalendarDate,
  firstDayOf,
  monthOf,
  nightsOf,
} from '#shared/dates/calendar-date'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { benchItinerary } from './pricing-case'

const camps = ['JAO', 'MOMBO', 'SAVUTI', 'LEBOMBO', 'SERENA', 'BATELEUR'] as const
const currencies = ['USD', 'ZAR', 'BWP', 'KES', 'USD', 'ZAR'] as const
const roomTypes = ['TENT', 'SUITE', 'FAMILY', 'VILLA'] as const

/**
 * Six camps of 14 nights in all, two room types a stay, two years of seasons a room type, and a
 * trip of 42 lines.
 */
export function slideCase(from: CalendarDate): SlideQuestion {
  const { segments, ...terms } = benchItinerary()
  const stays = camps.map((camp, index): SlideStay => {
    const nights = index < 4 ? 2 : 3
    return {
      segmentId: `stay-${camp}`,
      offset: index * 2 + Math.max(0, index - 4),
      nights,
      isArranged: false,
      rooms: [
        { optionKey: `${camp}-TENT`, adults: 2, children: 0 },
        { optionKey: `${camp}-FAMILY`, adults: 2, children: 2, childrenAges: [8, 11] },
      ],
      rules: rulesOf(camp, { from, currency: currencies[index] ?? 'USD' }),
    }
  })
  const others = segments.slice(0, 36)
  const priced = stays.map(({ segmentId: id }) => ({
    id,
    type: 'stay',
    costAmount: '1.00',
    currency: 'USD',
  }))
  const numbers = new Map(
    nightsOf(addDays(from, -30), addDays(from, 430)).map((night, index) => [night, index]),
  )
  return {
    from,
    days: 366,
    stays,
    roomsFree: (key, night) =>
      ((numbers.get(night) ?? 0) + key.length) % 41 === 0
        ? -1
        : 1 + ((numbers.get(night) ?? 0) % 5),
    pricing: { ...terms, segments: [...priced, ...others] },
  }
}

/** Eight seasons a year, a festive one laid over them, and a closed week. */
function rulesOf(
  camp: string,
  { from, currency }: { from: CalendarDate; currency: string },
): NightlyRule[] {
  return roomTypes.flatMap((room, type) => {
    const rule = {
      optionKey: `${camp}-${room}`,
      currency,
      perPerson: true,
      childRate: '310.00',
      infantRate: '0.00',
    }
    const seasons = Array.from({ length: 16 }, (_, season) => {
      const first = firstDayOf(addMonths(monthOf(from), Math.floor(season * 1.5) - 1))
      const next = firstDayOf(addMonths(monthOf(from), Math.floor((season + 1) * 1.5) - 1))
      return {
        ...rule,
        from: first,
        to: addDays(next, -1),
        twinRate: `${640 + season * 37 + type * 90}.00`,
        minLOS: 1,
      }
    })
    const festive = {
      ...rule,
      from: addDays(from, 25),
      to: addDays(from, 39),
      twinRate: '1290.00',
      minLOS: 2,
    }
    const closed = { ...rule, from: addDays(from, 80 + type), to: addDays(from, 84), prov: 'C' }
    return [...seasons, festive, closed]
  })
}
