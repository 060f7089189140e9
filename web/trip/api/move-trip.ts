import { api } from '../../lib/api/api'
import { datesPatch, type TripDates } from '../edits/patch-of'
import type { Trip } from '../page/trip'

/**
 * The same for a trip whose rooms are held or booked: unlocks its price and requests a new quote.
 */
export const requoteOnDates = ({ id, version }: Trip, dates: TripDates) =>
  api('POST /api/Itineraries/update-requote', {
    body: { id, payload: datesPatch(dates), sendNotify: false },
    version,
  })

/** Saves new dates of a trip and its segments, based on the version the agent saw. */
export const moveTrip = ({ id, version }: Trip, dates: TripDates) =>
  api('PATCH /api/Itineraries/{id}', {
    params: { id },
    body: datesPatch(dates),
    version,
    idempotencyKey: crypto.randomUUID(),
  })
