import * as z from 'zod'
import { requiredText } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema, segmentIdSchema, supplierCodeSchema } from '../ids/ids'
import { refuseForeignRooms, roomLineInput } from '../rooms/room-line'
import { defineRoutes } from './contract'
import { itineraryAnswer } from './itinerary-shapes'

const readWrite = ['table:read', 'table:write'] as const

/** Changes of a trip’s stays in one call, and bookings and letters that come and go. */
export const tripEditRoutes = defineRoutes('itineraries', {
  swapAccommodation: {
    method: 'POST',
    path: '/api/WindowAPIs/swapAccommodation',
    who: 'signedIn',
    summary: 'Puts another camp in the place of a stay, for the same nights',
    harm: 'Agents cannot swap a camp.',
    touches: [...readWrite, 'queue:zap'],
    body: z
      .strictObject({
        itineraryId: itineraryIdSchema,
        segmentId: segmentIdSchema,
        supplierCode: supplierCodeSchema,
        rooms: z.array(roomLineInput).max(50),
      })
      .superRefine(refuseForeignRooms),
    answer: itineraryAnswer,
    versioned: true,
  },
  addAccommodationDays: {
    method: 'POST',
    path: '/api/WindowAPIs/addAccommodationDays',
    who: 'signedIn',
    summary:
      'Makes a stay longer or shorter by days at its end: open nights after it are filled first, then what comes after it moves along',
    harm: 'Agents cannot stretch a stay.',
    touches: [...readWrite, 'queue:zap'],
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      segmentId: segmentIdSchema,
      days: z.int().min(-60).max(60),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  addAccommodationToStartEnd: {
    method: 'POST',
    path: '/api/WindowAPIs/addAccommodationToStartEnd',
    who: 'signedIn',
    summary: 'Adds a stay before the first or after the last night of the trip',
    harm: 'Agents cannot lengthen a trip at either end.',
    touches: [...readWrite, 'queue:zap'],
    body: z
      .strictObject({
        itineraryId: itineraryIdSchema,
        position: z.enum(['start', 'end']),
        supplierCode: supplierCodeSchema,
        nights: z.int().min(1).max(60),
        rooms: z.array(roomLineInput).max(50),
      })
      .superRefine(refuseForeignRooms),
    answer: itineraryAnswer,
    versioned: true,
  },
  importBooking: {
    method: 'POST',
    path: '/api/WindowAPIs/ImportBooking',
    who: 'signedIn',
    summary:
      'Makes an itinerary of a booking of the supplier system that has none here; one that is here already is answered',
    harm: 'Agents cannot bring bookings in.',
    touches: [...readWrite, 'queue:zap'],
    body: z.strictObject({ bookingReference: requiredText(40), clientId: clientIdSchema.optional() }),
    answer: itineraryAnswer,
    versioned: true,
  },
  sendConsultantEmail: {
    method: 'POST',
    path: '/api/WindowAPIs/sendConsultantEmail',
    who: 'signedIn',
    summary: 'Writes to the people who arrange what the agent cannot: the message is kept with the itinerary',
    harm: 'Requests to consultants do not arrive.',
    touches: [...readWrite, 'queue:mail'],
    body: z.strictObject({ itineraryId: itineraryIdSchema, message: requiredText(5_000) }),
    answer: itineraryAnswer,
    versioned: true,
  },
})
