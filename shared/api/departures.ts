import * as z from 'zod/mini'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { plainText, requiredText } from '../format/plain-text'
import { clientIdSchema, departureIdSchema, itineraryIdSchema } from '../ids/ids'
import { itineraryStates } from '../itinerary/states'
import { defineRoutes, get, patch, post, remove } from './contract'

const places = z.int().check(z.minimum(1), z.maximum(200))
/** As many as one trip takes. */
const guests = z.int().check(z.minimum(1), z.maximum(100))
/** Agreed price of one guest, minor units of the agency's currency. */
const price = z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000)))
const about = { name: requiredText(120), places, price, note: z.optional(plainText(1_000)) }

const departure = z.object({
  id: departureIdSchema,
  version: z.int(),
  savedItineraryId: itineraryIdSchema,
  ...about,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  currency: z.string(),
  /** Guests of trips that are not cancelled. */
  taken: z.int(),
  cancelledAt: z.optional(z.iso.datetime()),
})
export type DepartureSummary = z.infer<typeof departure>

/** A trip on a departure. Trips of colleagues tell their guests and their agent alone. */
const booking = z.object({
  guests: z.int(),
  agentName: z.string(),
  state: z.enum(itineraryStates),
  itineraryId: z.optional(itineraryIdSchema),
  clientName: z.optional(z.string()),
  /** What the trip is sold for, minor units of its own currency. */
  sell: z.optional(z.object({ amount: z.int(), currency: z.string() })),
})

const whole = z.extend(departure, { bookings: z.array(booking) })
export type DepartureView = z.infer<typeof whole>

const oneDeparture = z.strictObject({ id: departureIdSchema })

/** What a lead agent fills in; the days follow from the saved itinerary. */
export const newDeparture = z.strictObject({
  ...about,
  savedItineraryId: itineraryIdSchema,
  startDate: travelDateSchema,
})

/**
 * Group departures: one saved itinerary on one day, with places that the agency's agents sell side
 * by side (functions/departures/README.md).
 */
export const departuresRoutes = defineRoutes('departures', {
  listDepartures: {
    ...get('/api/Departures', 'signedIn'),
    summary: 'Group departures of the agency that have not ended, the next first',
    harm: 'Agents cannot see group departures.',
    answer: z.array(departure),
  },
  getDeparture: {
    ...get('/api/Departures/{id}', 'signedIn'),
    summary: 'One group departure with the trips on it',
    harm: 'Agents cannot open a group departure.',
    params: oneDeparture,
    answer: whole,
  },
  createDeparture: {
    ...post('/api/Departures', 'admin'),
    summary: 'Offers a saved itinerary on a day, with places for guests of several clients',
    harm: 'Lead agents cannot offer group departures.',
    body: newDeparture,
    answer: whole,
  },
  patchDeparture: {
    ...patch('/api/Departures/{id}', 'admin'),
    summary:
      'Changes or cancels a group departure, over the version that was read; its trips stay as they are',
    harm: 'Lead agents cannot change or cancel group departures.',
    params: oneDeparture,
    body: z.strictObject({ ...about, version: z.int(), cancelled: z._default(z.boolean(), false) }),
    answer: whole,
  },
  bookDeparture: {
    ...post('/api/Departures/{id}/bookings', 'signedIn'),
    summary: 'Starts a trip of a client on a departure, and takes its places in the same step',
    harm: 'Agents cannot book clients on group departures.',
    params: oneDeparture,
    body: z.strictObject({ clientId: clientIdSchema, guests }),
    answer: z.object({ itineraryId: itineraryIdSchema }),
    once: true,
  },
  leaveDeparture: {
    ...remove('/api/Departures/{id}/bookings/{itineraryId}', 'signedIn'),
    summary: 'Gives the places of a trip back; the trip itself stays',
    harm: 'Agents cannot give back places on group departures.',
    params: z.strictObject({ id: departureIdSchema, itineraryId: itineraryIdSchema }),
    answer: whole,
  },
})
