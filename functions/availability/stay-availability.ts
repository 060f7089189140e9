import type { RoomAvailability } from '#shared/api/availability'
import { roomAvailabilityLabel, stayCodeOf } from '#shared/calendar/availability'
import { type CalendarDate, monthOf, nightsOf } from '#shared/dates/calendar-date'
import { findNightlyRule, isClosed } from '#shared/rates/nightly-rule'
import type { SupplierMonths } from '../data/rates/calendar-store'
import { perPersonSharing } from '../data/rates/night-price'
import type { RateRuleRecord } from '../data/rates/rate-records'
import type { RoomTypeRecord } from '../data/rates/room-records'
import type { ToDollars } from '../data/rates/to-dollars'

export interface StayQuestion {
  readonly startDate: CalendarDate
  /** The day of departure. */
  readonly endDate: CalendarDate
  readonly rooms: readonly RoomTypeRecord[]
  readonly rules: readonly RateRuleRecord[]
  readonly months: Pick<SupplierMonths, 'allotments'>
  readonly dollars: ToDollars
}

/**
 * Availability and price of each room type over all nights of a stay (2 §3, Room availability
 * entry).
 */
export function stayAvailability(question: StayQuestion): RoomAvailability[] {
  return question.rooms
    .filter(({ disabled }) => !disabled)
    .map((room) => {
      const nights = nightsOf(question.startDate, question.endDate)
      const available = codeOf(room, nights, question)
      return {
        optionKey: room.optionKey,
        key: room.optionKey,
        available: available ?? null,
        price: meanPrice(room, nights, question),
        rateCurrency: currencyOf(room, nights, question),
        label: roomAvailabilityLabel(available),
        minChildAge: room.minChildAge,
      }
    })
}

type Nights = readonly CalendarDate[]

/** The least of the nights; a night whose rate is closed closes the stay. */
function codeOf(
  { optionKey }: RoomTypeRecord,
  nights: Nights,
  { months, rules }: StayQuestion,
): number | undefined {
  const byMonth = new Map(
    months.allotments
      .filter((allotment) => allotment.optionKey === optionKey)
      .map((allotment) => [allotment.month, allotment.days]),
  )
  return stayCodeOf(
    nights.map((night) => {
      const rule = findNightlyRule(rules, { optionKey, night, nights: nights.length })
      if (rule !== undefined && isClosed(rule)) return -3
      return byMonth.get(monthOf(night))?.get(Number(night.slice(8, 10)))
    }),
  )
}

function currencyOf(
  { optionKey }: RoomTypeRecord,
  nights: Nights,
  { rules }: StayQuestion,
): string | null {
  const [night] = nights
  if (night === undefined) return null
  return findNightlyRule(rules, { optionKey, night, nights: nights.length })?.currency ?? null
}

/**
 * Mean per person sharing over the nights, each in US dollars first; null when a night has no price
 * for such a stay.
 */
function meanPrice(
  { optionKey }: RoomTypeRecord,
  nights: Nights,
  { rules, dollars }: StayQuestion,
): number | null {
  let sum = 0
  for (const night of nights) {
    const rule = findNightlyRule(rules, { optionKey, night, nights: nights.length })
    const price = rule === undefined ? null : dollars(perPersonSharing(rule), rule.currency)
    if (price === null) return null
    sum += price
  }
  return Math.round(sum / nights.length)
}
