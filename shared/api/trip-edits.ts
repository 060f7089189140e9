import * as z from 'zod/mini'
import { requiredText } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema, segmentIdSchema, supplierCodeSchema } from '../ids/ids'
import { refuseForeignRooms, roomLineInput } from '../rooms/room-line'
import { defineRoutes, post } from './contract'
import { answersItinerary } from './itinerary-shapes'

/** Changes of a trip’s stays in one call, and bookings and letters that come and go. */
export const tripEditRoutes = defineRoutes('itineraries', {
  swapAccommodation: {
    ...post('/api/WindowAPIs/swapAccommodation', 'signedIn', 'queue:zap'),
    summary: 'Replaces the camp of a stay for the same nights',
    harm: 'Agents cannot swap a camp.',
    body: z
      .strictObject({
        itineraryId: itineraryIdSchema,
        segmentId: segmentIdSchema,
        supplierCode: supplierCodeSchema,
        rooms: z.array(roomLineInput).check(z.maxLength(50)),
      })
      .check(z.superRefine(refuseForeignRooms)),
    ...answersItinerary,
  },
  addAccommodationDays: {
    ...post('/api/WindowAPIs/addAccommodationDays', 'signedIn', 'queue:zap'),
    summary:
      'Extends or shortens a stay at its end; it fills open nights first, then shifts what follows',
    harm: 'Agents cannot extend a stay.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      segmentId: segmentIdSchema,
      days: z.int().check(z.minimum(-60), z.maximum(60)),
    }),
    ...answersItinerary,
  },
  addAccommodationToStartEnd: {
    ...post('/api/WindowAPIs/addAccommodationToStartEnd', 'signedIn', 'queue:zap'),
    summary: 'Adds a stay before the first or after the last night of a trip',
    harm: 'Agents cannot extend a trip.',
    body: z
      .strictObject({
        itineraryId: itineraryIdSchema,
        position: z.enum(['start', 'end']),
        supplierCode: supplierCodeSchema,
        nights: z.int().check(z.minimum(1), z.maximum(60)),
        rooms: z.array(roomLineInput).check(z.maxLength(50)),
      })
      .check(z.superRefine(refuseForeignRooms)),
    ...answersItinerary,
  },
  importBooking: {
    ...post('/api/WindowAPIs/ImportBooking', 'signedIn', 'queue:zap', 'suppliers'),
    summary: 'Imports a supplier booking as an itinerary, or returns the existing one',
    harm: 'Agents cannot import bookings.',
    body: z.strictObject({
      bookingReference: requiredText(40),
      clientId: z.optional(clientIdSchema),
    }),
    ...answersItinerary,
  },
  sendConsultantEmail: {
    ...post('/api/WindowAPIs/sendConsultantEmail', 'signedIn', 'queue:mail'),
    summary: 'Emails the consultant who arranges stays; the message is saved with the itinerary',
    harm: 'Consultants do not receive requests.',
    body: z.strictObject({ itineraryId: itineraryIdSchema, message: requiredText(5_000) }),
    ...answersItinerary,
  },
})
