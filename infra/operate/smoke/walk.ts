import * as z from 'zod/mini'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { findStay } from '../../../functions/smoke/find-stay'
import { enter, leave, WalkFailure } from '../../../functions/smoke/walker'
import type { Left } from './test-agency'

interface Walk {
  /** Where the product is, without a slash at the end. */
  readonly address: string
  readonly email: string
  readonly password: string
  readonly today: CalendarDate
  /** Takes note of what the walk leaves behind. */
  readonly left: Left
  /** Told of each step that is done. */
  readonly say: (step: string) => void
}

const trip = z.object({
  id: z.string(),
  state: z.string(),
  bookingReference: z.optional(z.string()),
  finance: z.object({ sell: z.int() }),
})

/**
 * Walks the main job on an address: the page, sign-in, search, a calendar with a room free, a trip,
 * its quote, a hold of its rooms, and their release.
 * @throws WalkFailure that names the step and what was answered
 */
export async function walk({ left, today, say, ...whom }: Walk): Promise<void> {
  const call = await enter({ ...whom, say })
  const stay = await findStay(call, today, say)
  const dates = { startDate: stay.startDate, endDate: stay.endDate }
  const rooms = [{ optionKey: stay.optionKey, adults: 2, children: 0 }]
  const segments = [{ type: 'stay', supplierCode: stay.supplierCode, ...dates, rooms }]
  const itinerary = { adults: 2, children: 0, ...dates, segments }
  const body = { name: 'Smoke test', ...dates, itinerary }
  const savedTrip = await call(
    'Saving a trip',
    { method: 'POST', path: '/api/Itineraries', body },
    trip,
  )
  left.itineraryId = savedTrip.id
  const work = (step: string, name: string, answer: z.ZodMiniType) => {
    const request = { itineraryId: savedTrip.id }
    return call(step, { method: 'POST', path: `/api/WindowAPIs/${name}`, body: request }, answer)
  }
  /** Waits until workers have brought the trip to a state. */
  const until = async (step: string, state: string) => {
    for (let tries = 0; tries < 60; tries++) {
      const path = `/api/Itineraries/${savedTrip.id}`
      const storedTrip = await call(step, { method: 'GET', path }, trip)
      if (storedTrip.bookingReference !== undefined)
        left.bookingReference = storedTrip.bookingReference
      if (storedTrip.state === state) return storedTrip
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    throw new WalkFailure(`${step}: the trip did not become ${state} within a minute.`)
  }
  await work('Requesting a quote', 'GetQuote', z.unknown())
  const { finance } = await until('Quoting', 'quote')
  if (finance.sell <= 0) throw new WalkFailure('Quoting: the trip is priced at nothing.')
  say(`A quote says USD ${(finance.sell / 100).toFixed(2)}`)
  await work('Requesting a hold', 'GetHold', z.unknown())
  try {
    await until('Holding', 'provisional')
    say('The rooms are held')
  } finally {
    await work('Canceling', 'CancelBooking', trip)
  }
  await until('Canceling', 'cancelled')
  say('The booking is canceled and its rooms are released')
  await leave(call)
}
