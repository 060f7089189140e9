import { createHash } from 'node:crypto'
import { addDays } from '#shared/dates/calendar-date'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { dateInZone, zonedInstant } from '#shared/dates/zoned-time'
import { AppError } from '#shared/errors/app-error'
import type { BookingRecord } from '../data/itineraries/booking-records'
import { BookingChanged, bookingWrite } from '../data/itineraries/booking-writes'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import { AllotmentsRefused, allotmentWrites } from '../data/rates/allotment-writes'
import { pause } from '../runtime/backoff'
import type { EmbeddedBooking } from './embedded-booking'
import { type HoldPlan, holdPlan } from './hold-plan'
import type { ChangeWith, Held, HeldStay, HoldOutcome, HoldRequest } from './supplier-system'
import { keptRooms, monthKey, movesOf } from './wanted-rooms'

/**
 * Plans that are made anew because months were not as supposed, or the booking was changed
 * meanwhile.
 */
const maxRounds = 12

/**
 * Takes the rooms of all stays in one transaction with the booking and the itinerary. The first
 * plan assumes that every night has rooms, so a successful hold reads nothing; refused months
 * return their counts for the next plan.
 */
export async function embeddedHold(
  deps: EmbeddedBooking,
  request: HoldRequest,
  change: ChangeWith<Held>,
): Promise<HoldOutcome> {
  let knownMonths: readonly AllotmentMonth[] = []
  for (let round = 1; round <= maxRounds; round++) {
    const before = await bookingToReplace(deps, request)
    const had = before === undefined ? [] : movesOf(before.taken)
    const plan = holdPlan({ stays: request.stays, had, known: knownMonths })
    if (plan.problems.length > 0) return { kind: 'refused', problems: plan.problems }
    const after = bookingOf(request, { before, plan, now: deps.clock.now() })
    try {
      const requestedChange = change(heldOf(after, plan))
      const also = [
        ...(requestedChange.also ?? []),
        ...allotmentWrites(plan.moves),
        bookingWrite(before, after),
      ]
      await deps.itineraries.save({ ...requestedChange, also })
      return { kind: 'held' }
    } catch (error) {
      if (error instanceof AllotmentsRefused) knownMonths = learnt(knownMonths, error.months)
      else if (!(error instanceof BookingChanged)) throw error
      if (round > 1) await pause(round)
    }
  }
  throw new AppError('record.busy')
}

/** The booking that the itinerary has, while it has rooms or may have them. */
async function bookingToReplace(
  { bookings }: EmbeddedBooking,
  { agencyId, bookingReference, itineraryId }: HoldRequest,
): Promise<BookingRecord | undefined> {
  if (bookingReference === undefined) return undefined
  const booking = await bookings.booking(agencyId, bookingReference)
  const isOver = booking === undefined || booking.status === 'Canc' || booking.status === 'QuoteOld'
  return isOver || booking.itineraryId !== itineraryId ? undefined : booking
}

function bookingOf(
  request: HoldRequest,
  { before, plan, now }: { before: BookingRecord | undefined; plan: HoldPlan; now: Date },
): BookingRecord {
  const { agencyId, itineraryId, stays, token } = request
  const isSure = plan.stays.every(({ inventoryStatus }) => inventoryStatus === 'Provisional')
  return {
    agencyId,
    itineraryId,
    reference: before?.reference ?? bookingReferenceOf(`${itineraryId} ${token}`),
    status: isSure ? 'Prov' : 'Pend',
    version: (before?.version ?? 0) + 1,
    heldUntil: holdExpiry(stays, now).toISOString(),
    updatedAt: now.toISOString(),
    stays: stays.map(({ country: _country, ...stay }) => ({
      ...stay,
      rooms: stay.rooms.map((room) => ({ ...room, childrenAges: [...room.childrenAges] })),
    })),
    taken: keptRooms(plan.taken),
  }
}

const heldOf = (
  { reference, status, heldUntil = '' }: BookingRecord,
  { stays }: HoldPlan,
): Held => ({
  bookingReference: reference,
  status,
  heldUntil,
  stays,
})

/** Known counts merged with newer ones. */
const learnt = (
  known: readonly AllotmentMonth[],
  months: readonly AllotmentMonth[],
): AllotmentMonth[] => [
  ...new Map([...known, ...months].map((month) => [monthKey(month), month])).values(),
]

/** Letters and digits that can't be confused when read aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The reference of the booking that an attempt makes, as in `WND-7K2QX9MB`: the same attempt makes
 * the same one.
 */
function bookingReferenceOf(attempt: string): string {
  const bytes = createHash('sha256').update(attempt).digest().subarray(0, 8)
  return `WND-${Array.from(bytes, (byte) => alphabet[byte & 31]).join('')}`
}

/**
 * Rooms are held for three days, until five in the afternoon of the camp (domain.md), and for an
 * hour at least.
 */
const holdLimits = { days: 3, hour: 17, leastMs: 3_600_000 } as const

/**
 * When a hold ends: 17:00 at the camp three days from now, on the day of arrival where that comes
 * first; of several camps the earliest, because all rooms are held together.
 */
export function holdExpiry(stays: readonly HeldStay[], now: Date): Date {
  const ends = stays.map(({ country, startDate }) => {
    const zone = zoneOfCountry(country)
    const day = addDays(dateInZone(now, zone), holdLimits.days)
    return zonedInstant(day < startDate ? day : startDate, holdLimits.hour, zone).getTime()
  })
  const furthest = now.getTime() + holdLimits.days * 86_400_000
  return new Date(
    Math.max(
      now.getTime() + holdLimits.leastMs,
      Math.min(...ends, ends.length === 0 ? furthest : Infinity),
    ),
  )
}
