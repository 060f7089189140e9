import type { SlideDay, SlideQuestion } from '#shared/calendar/date-slide'
import { addDays, nightsOf } from '#shared/dates/calendar-date'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import { costStay } from '#shared/rooms/cost-stay'

/**
 * The same search written plainly: each start, each stay, each night, each room; every start priced
 * anew.
 */
export function everyStart(question: SlideQuestion): SlideDay[] {
  return Array.from({ length: question.days }, (_, day) => addDays(question.from, day)).flatMap(
    (startDate) => {
      const wanted = new Map<string, number>()
      let isPossible = false
      const costs = new Map<
        string,
        { costAmount: string; rspAmount: string | undefined; currency: string }
      >()
      for (const stay of question.stays) {
        const arrival = addDays(startDate, stay.offset)
        const dates = { startDate: arrival, endDate: addDays(arrival, stay.nights) }
        try {
          const { amount, currency } = costStay({ ...stay, ...dates })
          const rsp =
            stay.publishedRules &&
            costStay({ ...stay, ...dates, rules: stay.publishedRules }).amount
          const text = (cents: number) => (cents / 100).toFixed(2)
          costs.set(stay.segmentId, {
            costAmount: text(amount),
            rspAmount: rsp === undefined ? undefined : text(rsp),
            currency,
          })
        } catch {
          if (!stay.isArranged) return []
        }
        if (stay.isArranged) isPossible = true
        else
          for (const night of nightsOf(dates.startDate, dates.endDate)) {
            for (const { optionKey } of stay.rooms) {
              const key = `${night} ${optionKey}`
              wanted.set(key, (wanted.get(key) ?? 0) + 1)
            }
          }
      }
      for (const [key, count] of wanted) {
        const [night = '', optionKey = ''] = key.split(' ')
        const free = question.roomsFree(
          optionKey,
          addDays(question.from, daysFrom(question.from, night)),
        )
        if (free === -1 || free === -2) isPossible = true
        else if (free === undefined || free < count) return []
      }
      const segments = question.pricing.segments?.map((segment) => ({
        ...segment,
        ...costs.get(segment.id),
      }))
      const { sell } = priceItinerary({ ...question.pricing, segments }).finance
      return [{ startDate, state: isPossible ? 'possible' : 'free', sell }]
    },
  )
}

const daysFrom = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
