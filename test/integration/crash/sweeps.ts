import type { RouteName } from '#shared/api/routes'
import { now } from './here'
import {
  announced,
  askedFor,
  charged,
  estimate,
  grouped,
  held,
  linked,
  nothing,
  oneClient,
  type Prepared,
  payable,
  quoted,
  saved,
  traveler,
  travelled,
  tripAt,
  wired,
  written,
} from './prepared'
import type { Asked, Stage } from './stage'

/** A changing route, and how to bring something to where it may be called. */
export interface Sweep {
  readonly prepare: (stage: Stage) => Promise<Prepared>
  readonly asked: (prepared: Prepared) => Asked
}

const ofTrip = ({ id }: Prepared): Asked => ({ body: { itineraryId: id } })
const named = ({ id }: Prepared): Asked => ({ params: { id }, body: {} })
const tent = (supplierCode: string) => ({
  supplierCode,
  rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0 }],
})

const client = {
  firstName: 'Ada',
  lastName: 'Moremi',
  email: 'ada@example.com',
  contact: { phone: '', address: '' },
}

/** Every changing route, from where it may be called. */
export const sweeps = {
  createItinerary: { prepare: nothing, asked: () => ({ body: tripAt('CAMP') }) },
  patchItinerary: {
    prepare: quoted,
    asked: ({ id, version }) => ({
      params: { id },
      version,
      body: { name: 'Another name', discount: 10_000 },
    }),
  },
  getQuote: { prepare: quoted, asked: ofTrip },
  getHold: { prepare: quoted, asked: ofTrip },
  confirmQuote: { prepare: held, asked: ofTrip },
  requestConfirmation: { prepare: held, asked: ofTrip },
  answerRequest: {
    prepare: askedFor,
    asked: ({ id }) => ({ body: { itineraryId: id, segmentId: 's1', isGranted: true } }),
  },
  cancelBooking: { prepare: wired, asked: ofTrip },
  refreshQuote: { prepare: held, asked: ofTrip },
  updateRequote: {
    prepare: held,
    asked: ({ id }) => ({ body: { id, payload: { name: 'Requoted' } } }),
  },
  restoreItinerary: {
    prepare: quoted,
    asked: ({ id }) => ({ params: { id }, body: { version: 1 } }),
  },
  changeCurrency: {
    prepare: quoted,
    asked: ({ id }) => ({ params: { id }, body: { currency: 'EUR' } }),
  },
  swapAccommodation: {
    prepare: quoted,
    asked: ({ id }) => ({ body: { itineraryId: id, segmentId: 's1', ...tent('OTHER') } }),
  },
  addAccommodationDays: {
    prepare: quoted,
    asked: ({ id }) => ({ body: { itineraryId: id, segmentId: 's1', days: 1 } }),
  },
  addAccommodationToStartEnd: {
    prepare: quoted,
    asked: ({ id }) => ({
      body: { itineraryId: id, position: 'end', nights: 1, ...tent('OTHER') },
    }),
  },
  importBooking: {
    prepare: held,
    asked: ({ other = '' }) => ({ body: { bookingReference: other } }),
  },
  sendConsultantEmail: {
    prepare: quoted,
    asked: ({ id }) => ({
      body: { itineraryId: id, message: 'A table for two under the stars, please.' },
    }),
  },
  createSavedItinerary: { prepare: nothing, asked: () => ({ body: tripAt('CAMP') }) },
  createSavedItineraryFromItinerary: { prepare: quoted, asked: ofTrip },
  patchSavedItinerary: {
    prepare: saved,
    asked: ({ id, version }) => ({ params: { id }, version, body: { name: 'Another pattern' } }),
  },
  duplicateTrip: { prepare: quoted, asked: ({ id }) => ({ params: { id }, body: {} }) },
  deleteSavedItinerary: { prepare: saved, asked: ({ id }) => ({ params: { id } }) },
  getItineraryFrom: {
    prepare: saved,
    asked: ({ id }) => ({ body: { id, startDate: '2027-07-10' } }),
  },
  getSavedQuote: { prepare: saved, asked: ({ id }) => ({ body: { id } }) },
  createClient: { prepare: nothing, asked: () => ({ body: client }) },
  patchClient: {
    prepare: oneClient,
    asked: ({ id, version }) => ({ params: { id }, version, body: { lastName: 'Moremi-Hartley' } }),
  },
  patchClientData: {
    prepare: oneClient,
    asked: ({ id, version }) => ({
      params: { id },
      version,
      body: { status: 'booked', archived: true },
    }),
  },
  updateClientStatus: {
    prepare: oneClient,
    asked: ({ id }) => ({ body: { clientId: id, status: 'planning', text: 'Called about June' } }),
  },
  createClientNote: {
    prepare: oneClient,
    asked: ({ id }) => ({ body: { clientId: id, text: 'No early mornings' } }),
  },
  createOrUpdatePresentationEdits: {
    prepare: estimate,
    asked: ({ id }) => ({
      body: { itineraryId: id, edits: { cover: { base: 0, value: { title: 'Salt and sea' } } } },
    }),
  },
  createTraveler: {
    prepare: estimate,
    asked: ({ id }) => ({ body: { itineraryId: id, ...traveler } }),
  },
  generatePayments: { prepare: held, asked: named },
  clearPayments: { prepare: payable, asked: named },
  markAsPaid: {
    prepare: payable,
    asked: ({ id, other }) => ({ params: { id }, body: { paymentId: other } }),
  },
  startPayment: {
    prepare: payable,
    asked: ({ other = '' }) => ({ params: { paymentId: other }, body: { method: 'credit' } }),
  },
  payByLink: {
    prepare: linked,
    asked: ({ other = '' }) => ({
      params: { token: other },
      rawBody: 'method=credit',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  },
  confirmPayment: {
    prepare: charged,
    asked: ({ other = '' }) => ({ params: { paymentId: other }, body: {} }),
  },
  updatePayments: {
    prepare: payable,
    asked: ({ id, other = '' }) => ({
      params: { id },
      body: { payments: [{ paymentId: other, dueDate: '2026-11-25' }] },
    }),
  },
  patchTraveler: {
    prepare: travelled,
    asked: ({ id, other = '' }) => ({
      params: { id: other },
      body: { itineraryId: id, firstName: 'Nora' },
    }),
  },
  deleteTraveler: {
    prepare: travelled,
    asked: ({ id, other = '' }) => ({ params: { id: other }, query: { itineraryId: id } }),
  },
  createPartyGroup: {
    prepare: travelled,
    asked: ({ id }) => ({ body: { itineraryId: id, name: 'The Hartleys' } }),
  },
  patchPartyGroup: {
    prepare: grouped,
    asked: ({ id, other = '' }) => ({
      params: { id: other },
      body: { itineraryId: id, name: 'The Moremis' },
    }),
  },
  deletePartyGroup: {
    prepare: grouped,
    asked: ({ id, other = '' }) => ({ params: { id: other }, query: { itineraryId: id } }),
  },
  postMessage: {
    prepare: estimate,
    asked: ({ id }) => ({ body: { itineraryId: id, text: 'Do you like the second camp?' } }),
  },
  markMessagesRead: {
    prepare: written,
    asked: ({ id }) => ({ who: 'thabo', body: { itineraryId: id, upTo: now.toISOString() } }),
  },
  patchMediaContent: {
    prepare: announced,
    asked: ({ other = '' }) => ({ params: { id: other }, body: { status: 'uploaded' } }),
  },
  deleteMediaContent: {
    prepare: announced,
    asked: ({ other = '' }) => ({ params: { id: other } }),
  },
  logAudit: {
    prepare: estimate,
    asked: ({ id }) => ({ body: { action: 'agent_accessed_itinerary', itineraryId: id } }),
  },
} satisfies Partial<Record<RouteName, Sweep>>
