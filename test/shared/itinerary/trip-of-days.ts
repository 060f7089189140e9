import fc from 'fast-check'
import { addDays, calendarDate } from '#shared/dates/calendar-date'

export const first = calendarDate('2027-06-01')

interface Days {
  readonly id: string
  readonly type?: string
  readonly from: number
  readonly nights: number
}

/** A segment by its days, counted from June 1. */
export function segmentOf({ id, type = 'stay', from, nights }: Days) {
  const startDate = addDays(first, from)
  return { id, type, startDate, endDate: addDays(startDate, nights), nights }
}

/** Segments as `id from to`, counted from June 1: short to compare. */
export const daysOf = (segments: readonly { id: string; startDate: string; endDate: string }[]) =>
  segments.map(({ id, startDate, endDate }) => `${id} ${startDate.slice(5)} ${endDate.slice(5)}`)

/**
 * Any trip of stays one after the other with open nights between some, ways at their borders, and
 * things done.
 */
export const anyTrip = fc
  .array(
    fc.record({
      nights: fc.integer({ min: 1, max: 5 }),
      open: fc.constantFrom(0, 0, 0, 1, 2),
      extras: fc.nat(3),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((stays) => {
    let from = 0
    return stays.flatMap(({ nights, open, extras }, index) => {
      const parts = [segmentOf({ id: `way${index}`, type: 'road', from, nights: 0 })]
      parts.push(segmentOf({ id: `stay${index}`, from, nights }))
      if ((extras & 1) === 1)
        parts.push(segmentOf({ id: `drive${index}`, type: 'service', from, nights: 0 }))
      if ((extras & 2) === 2)
        parts.push(
          segmentOf({ id: `walk${index}`, type: 'service', from: from + nights - 1, nights: 0 }),
        )
      from += nights + (index === stays.length - 1 ? 0 : open)
      return parts
    })
  })
