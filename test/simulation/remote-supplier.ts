import * as z from 'zod/mini'
import { addDays, nightsOf } from '#shared/dates/calendar-date'
import { calendarDateSchema } from '#shared/dates/date-schemas'
import type { Clock } from '../../functions/runtime/clock'
import type { OutwardAnswer, OutwardRequest } from '../../functions/runtime/outward-request'
import type { Random } from './random'
import { type SupplierBooks, supplierBooks } from './supplier-books'
import { inTurnOf, type Process, type Turns } from './turns'

/**
 * An agency's own reservation system: with books of its own, and slow, wrong, down, or answering
 * twice.
 */
export interface RemoteSupplier {
  readonly books: SupplierBooks
  /** How a process reaches it, in place of the network. */
  sendOf(process: Process): (request: OutwardRequest) => Promise<OutwardAnswer>
  /** It goes down, or comes up again. */
  stumble(): void
  /** Requests that it took in and has not worked on yet: their senders have given up waiting. */
  catchUp(): void
}

interface Surroundings {
  readonly random: Random
  readonly turns: Turns
  readonly clock: Clock
  readonly camps: readonly string[]
  /** It asks this one itself, and hears from it later. */
  readonly askedCamp: string
  readonly roomsOn: (day: number) => number
}

export function remoteSupplierOf({
  random,
  turns,
  clock,
  camps,
  askedCamp,
  roomsOn,
}: Surroundings): RemoteSupplier {
  const books = supplierBooks({ clock, camps, askedCamp, roomsOn })
  const answered = new Map<string, string>()
  let late: (() => void)[] = []
  let isDown = false

  /** The same attempt gets the same answer. */
  const answer = (path: string, request: OutwardRequest): OutwardAnswer => {
    const token = request.headers?.['idempotency-key']
    const known = token === undefined ? undefined : answered.get(`${path} ${token}`)
    if (known !== undefined) return { status: 200, text: known }
    const said = answerOf(books, path, JSON.parse(request.body ?? '{}'))
    if (said === refused) return { status: 422, text: '{}' }
    const text = JSON.stringify(said)
    if (token !== undefined) answered.set(`${path} ${token}`, text)
    return { status: 200, text }
  }
  const sometimes = (path: string, request: OutwardRequest): OutwardAnswer => {
    const fate = turns.isCalm ? 1 : random.next()
    if (isDown && !turns.isCalm) return { status: 503, text: 'down for maintenance' }
    if (fate < 0.03) return { status: 500, text: 'an error' }
    if (fate < 0.06) {
      late.push(() => void answer(path, request))
      throw new Error('no answer in time')
    }
    const right = answer(path, request)
    if (fate < 0.09) return { status: 200, text: '<html>Welcome</html>' }
    if (fate < 0.12)
      return {
        status: 200,
        text: JSON.stringify({ outcome: 'held', status: '', stays: [{ costAmount: '-1' }] }),
      }
    return fate < 0.2 ? answer(path, request) : right
  }
  const failure = () => new Error('The connection was broken')
  return {
    books,
    sendOf: (process) => async (request) => {
      const path = new URL(request.url).pathname
      for (let slow = turns.isCalm ? 0 : random.below(3); slow > 0; slow--) {
        await inTurnOf(process, { what: 'supplier is slow', failure }, async () => undefined)
      }
      return inTurnOf(process, { what: `supplier ${path}`, failure }, async () =>
        sometimes(path, request),
      )
    },
    stumble: () => {
      isDown = !isDown && random.chance(0.5)
    },
    catchUp: () => {
      const now = late
      late = []
      for (const work of now) work()
    },
  }
}

const refused = Symbol('refused')

const asked = z.object({
  itineraryId: z.optional(z.string()),
  bookingReference: z.optional(z.string()),
  reason: z.optional(z.string()),
})
const stay = z.object({
  segmentId: z.string(),
  supplierCode: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  rooms: z.array(z.looseObject({ optionKey: z.string() })),
})
const stays = z.object({ stays: z.array(stay) })

/** The routes of functions/suppliers/README.md, Remote. */
function answerOf(books: SupplierBooks, path: string, body: unknown): unknown {
  const booking = asked.parse(body)
  const found = books.find(booking)
  const standing = found === undefined ? { status: 'Quote' } : standingOf(found)
  switch (path) {
    case '/quotes':
      return { stays: stays.parse(body).stays.map((one) => quoteOf(books, one)) }
    case '/holds': {
      const wanted = stays.parse(body).stays
      const held = books.hold({ ...booking, stays: wanted })
      if (held === undefined)
        return { outcome: 'refused', problems: [{ code: 'no-rooms', message: 'No rooms' }] }
      const rooms = wanted.map(({ segmentId, supplierCode }) => ({
        segmentId,
        inventoryStatus: supplierCode === books.askedCamp ? 'Requested' : 'Provisional',
      }))
      return { outcome: 'held', ...standingOf(held), stays: rooms }
    }
    case '/confirmations':
      return found !== undefined && books.confirm(found) ? standingOf(found) : refused
    case '/cancellations':
      if (found !== undefined)
        books.cancel(found, booking.reason === 'expired' ? 'QuoteOld' : 'Canc')
      return found === undefined ? standing : standingOf(found)
    case '/bookings/status':
      return { ...standing, stays: found?.stays }
    case '/bookings':
      return found === undefined
        ? null
        : { ...standing, itineraryId: found.itineraryId, stays: found.stays }
    default:
      return refused
  }
}

const standingOf = ({
  reference,
  status,
  heldUntil,
}: NonNullable<ReturnType<SupplierBooks['find']>>) => ({
  status,
  bookingReference: reference,
  heldUntil,
})

type Stay = z.infer<typeof stay>

/** Nights cost what the day's price says; rooms are those that are free on the worst night. */
function quoteOf(
  books: SupplierBooks,
  { segmentId, supplierCode, startDate, endDate, rooms }: Stay,
) {
  const nights = nightsOf(startDate, endDate)
  const free = Math.min(...nights.map((night) => books.free(supplierCode, night)))
  const amount = (books.nightPrice * nights.length * rooms.length).toFixed(2)
  return {
    segmentId,
    costAmount: amount,
    rspAmount: amount,
    currency: 'ZAR',
    availability: free,
    inventoryStatus: free === -2 ? 'Requested' : 'Draft',
  }
}

/** Stays of somebody who booked with the supplier and not with us. */
export const walkInStays = (supplierCode: string, from: string) => {
  const startDate = calendarDateSchema.parse(from)
  const room = { optionKey: `${supplierCode}-TENT`, adults: 2, children: 0, childrenAges: [] }
  return [
    { segmentId: 'w1', supplierCode, startDate, endDate: addDays(startDate, 1), rooms: [room] },
  ]
}
