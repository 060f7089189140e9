import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { OperateFailure } from '../operate-failure'
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

const signedIn = z.object({ id: z.string() })
const found = z.array(z.object({ supplierCode: z.string(), campName: z.string() }))
const calendar = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      a: z.record(z.string(), z.int()),
      r: z.record(z.string(), z.nullable(z.int())),
    }),
  ),
})
const trip = z.object({
  id: z.string(),
  state: z.string(),
  bookingReference: z.optional(z.string()),
  finance: z.object({ sell: z.int() }),
})
const nights = 2

/**
 * Walks the main job on an address: the page, sign-in, search, a calendar with a room free, a trip,
 * its quote, a hold of its rooms, and their release.
 * @throws OperateFailure that names the step and what was answered
 */
export async function walk({ address, email, password, today, left, say }: Walk): Promise<void> {
  let token = ''
  const call = async <S extends z.ZodMiniType>(
    step: string,
    method: string,
    path: string,
    answer: S,
    body?: object,
  ) => {
    const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) }
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    }
    const response = await fetch(`${address}${path}`, init).catch((error: unknown) => {
      throw new OperateFailure(`${step}: no answer of ${address}${path} (${error})`)
    })
    const text = await response.text()
    if (!response.ok) throw new OperateFailure(`${step}: ${response.status} ${text.slice(0, 500)}`)
    const parsed = answer.safeParse(text.startsWith('<') ? text : JSON.parse(text))
    if (!parsed.success)
      throw new OperateFailure(`${step}: an unexpected answer, ${text.slice(0, 500)}`)
    return parsed.data as z.output<S>
  }
  await call('Opening the page', 'GET', '/login', z.string())
  say('The sign-in page opens')
  token = (await call('Signing in', 'POST', '/api/Agents/login', signedIn, { email, password })).id
  say('An agent signs in')
  const filter = encodeURIComponent(JSON.stringify({ limit: 100 }))
  const camps = await call('Searching', 'GET', `/api/Camps?filter=${filter}`, found)
  if (camps.length === 0)
    throw new OperateFailure(
      'Searching: there is no camp. Import a catalogue, or load the demo data.',
    )
  say(`${camps.length} camps are found`)

  const [startDate, endDate] = [addDays(today, 60), addDays(today, 150)]
  let stay: ReturnType<typeof freeStay>
  for (const { supplierCode } of camps) {
    const asked = { supplierCode, startDate, endDate }
    const { days } = await call(
      'Reading a calendar',
      'POST',
      '/api/Calendar/bySupplier',
      calendar,
      asked,
    )
    stay = freeStay(days, supplierCode)
    if (stay !== undefined) break
  }
  if (stay === undefined)
    throw new OperateFailure(
      'Reading calendars: no camp has a room free and priced for two nights.',
    )
  say(`${stay.supplierCode} has a room free from ${stay.startDate} to ${stay.endDate}`)

  const dates = { startDate: stay.startDate, endDate: stay.endDate }
  const rooms = [{ optionKey: stay.optionKey, adults: 2, children: 0 }]
  const segments = [{ type: 'stay', supplierCode: stay.supplierCode, ...dates, rooms }]
  const itinerary = { adults: 2, children: 0, ...dates, segments }
  const made = await call('Saving a trip', 'POST', '/api/Itineraries', trip, {
    name: 'Smoke test',
    ...dates,
    itinerary,
  })
  left.itineraryId = made.id
  const one = { itineraryId: made.id }
  /** Waits until workers have brought the trip to a state. */
  const until = async (step: string, state: string) => {
    for (let tries = 0; tries < 60; tries++) {
      const stored = await call(step, 'GET', `/api/Itineraries/${made.id}`, trip)
      if (stored.bookingReference !== undefined) left.bookingReference = stored.bookingReference
      if (stored.state === state) return stored
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    throw new OperateFailure(`${step}: the trip did not become ${state} within a minute.`)
  }
  await call('Requesting a quote', 'POST', '/api/WindowAPIs/GetQuote', z.unknown(), one)
  const { finance } = await until('Quoting', 'quote')
  if (finance.sell <= 0) throw new OperateFailure('Quoting: the trip is priced at nothing.')
  say(`A quote says USD ${(finance.sell / 100).toFixed(2)}`)
  await call('Requesting a hold', 'POST', '/api/WindowAPIs/GetHold', z.unknown(), one)
  try {
    await until('Holding', 'provisional')
    say('The rooms are held')
  } finally {
    await call('Canceling', 'POST', '/api/WindowAPIs/CancelBooking', trip, one)
  }
  await until('Canceling', 'cancelled')
  say('The booking is canceled and its rooms are released')
  await call('Signing out', 'POST', '/api/Agents/logout', z.unknown(), {})
}

/** The first nights in a row on which one room type is free and has a price. */
function freeStay(days: z.output<typeof calendar>['days'], supplierCode: string) {
  for (const [index, { date, a }] of days.entries()) {
    const next = days.slice(index, index + nights)
    const isFree = (room: string) =>
      next.every((day) => (day.a[room] ?? 0) > 0 && (day.r[room] ?? 0) > 0)
    const optionKey = next.length === nights ? Object.keys(a).find(isFree) : undefined
    if (optionKey !== undefined)
      return {
        supplierCode,
        optionKey,
        startDate: date,
        endDate: addDays(date as CalendarDate, nights),
      }
  }
  return undefined
}
