import * as z from 'zod'
import type { RouteName } from '#shared/api/routes'
import { form } from '../../support/payment-world'
import { now } from './here'
import type { Answer, Asked, Stage } from './stage'

/** A changing route, and how to bring something to where it may be called. */
export interface Sweep {
  readonly prepare: (stage: Stage) => Promise<Prepared>
  readonly asked: (prepared: Prepared) => Asked
}

/** What a route is called for. */
export interface Prepared {
  readonly id: string
  readonly version: number
  /** Another id that the route needs: of a payment, a traveler, a group, a file. */
  readonly other?: string
}

const answered = z.looseObject({
  ...{ id: z.string(), version: z.int().default(1), bookingReference: z.string().optional() },
})

/** The answer that has to be good. */
function good({ status, text }: Answer): z.infer<typeof answered> {
  if (status >= 300) throw new Error(`${status}: ${text}`)
  return answered.parse(JSON.parse(text))
}

const stay = (supplierCode: string) => ({
  ...{ type: 'stay', supplierCode, startDate: '2027-07-01', endDate: '2027-07-03', country: 'Botswana' },
  rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0 }],
})
const dates = { startDate: '2027-07-01', endDate: '2027-07-03' }

/** What a builder sends of a trip of two nights. */
export const tripAt = (supplierCode: string) => ({
  ...{ name: 'Botswana Adventure', ...dates, clientId: 'cli_eleanor' },
  itinerary: { adults: 2, children: 0, ...dates, segments: [stay(supplierCode)] },
})

const read = async (stage: Stage, id: string): Promise<Prepared> => {
  const { version, bookingReference = '' } = good(await stage.call('getItinerary', { params: { id } }))
  return { id, version, other: bookingReference }
}

/** Calls routes one after the other for a trip, each with its work done. */
async function through(stage: Stage, id: string, ...names: readonly RouteName[]): Promise<Prepared> {
  for (const name of names) {
    good(await stage.call(name, { body: { itineraryId: id } }))
    await stage.work()
  }
  return read(stage, id)
}

const made = async (stage: Stage, camp = 'CAMP') => good(await stage.call('createItinerary', { body: tripAt(camp) })).id

export const estimate = async (stage: Stage): Promise<Prepared> => read(stage, await made(stage))
export const quoted = async (stage: Stage) => through(stage, await made(stage), 'getQuote')
export const held = async (stage: Stage) => through(stage, await made(stage), 'getQuote', 'getHold')
const askedFor = async (stage: Stage) => through(stage, await made(stage, 'ASKED'), 'getQuote', 'getHold')

/** A held trip that asks for its payments; `other` is the deposit. */
export async function payable(stage: Stage): Promise<Prepared> {
  const { id } = await held(stage)
  const { payments } = z
    .looseObject({ payments: z.array(z.object({ paymentId: z.string() })) })
    .parse(good(await stage.call('generatePayments', { params: { id }, body: {} })))
  return { ...(await read(stage, id)), other: payments[0]?.paymentId ?? '' }
}

/** The same with its deposit paid by wire. */
const wired = async (stage: Stage): Promise<Prepared> => {
  const { id, other } = await payable(stage)
  good(await stage.call('markAsPaid', { params: { id }, body: { paymentId: other } }))
  await stage.work()
  return read(stage, id)
}

/** The same with its deposit paid by card, of which nobody has heard yet. */
const charged = async (stage: Stage): Promise<Prepared> => {
  const trip = await payable(stage)
  const begun = await stage.call('startPayment', {
    params: { paymentId: trip.other ?? '' },
    body: { method: 'credit' },
  })
  const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(JSON.parse(begun.text))
  await stage.call('paySandbox', form(redirectUrl, '4242424242424242'))
  return trip
}

const saved = async (stage: Stage): Promise<Prepared> => {
  const { id: itineraryId } = await quoted(stage)
  const { id } = good(await stage.call('createSavedItineraryFromItinerary', { body: { itineraryId } }))
  return read(stage, id)
}

const traveler = { firstName: 'Eleanor', lastName: 'Hartley' }
const withTravelers = z.looseObject({ travelers: z.array(z.object({ id: z.string() })) })
export const travelled = async (stage: Stage): Promise<Prepared> => {
  const { id } = await estimate(stage)
  const trip = withTravelers.parse(good(await stage.call('createTraveler', { body: { itineraryId: id, ...traveler } })))
  return { ...(await read(stage, id)), other: trip.travelers[0]?.id ?? '' }
}

const ofTrip = ({ id }: Prepared): Asked => ({ body: { itineraryId: id } })
const named = ({ id }: Prepared): Asked => ({ params: { id }, body: {} })
const tent = (supplierCode: string) => ({
  supplierCode,
  rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0 }],
})
const nothing = async (): Promise<Prepared> => ({ id: '', version: 0 })

const client = { firstName: 'Ada', lastName: 'Moremi', email: 'ada@example.com', contact: { phone: '', address: '' } }

const oneClient = async (stage: Stage): Promise<Prepared> => {
  await estimate(stage)
  const { id, version } = good(await stage.call('getClient', { params: { id: 'cli_eleanor' } }))
  return { id, version }
}

const withGroups = z.looseObject({ parties: z.array(z.object({ id: z.string() })) })
const grouped = async (stage: Stage): Promise<Prepared> => {
  const { id } = await travelled(stage)
  const body = { itineraryId: id, name: 'The Hartleys' }
  const trip = withGroups.parse(good(await stage.call('createPartyGroup', { body })))
  return { ...(await read(stage, id)), other: trip.parties[0]?.id ?? '' }
}

const written = async (stage: Stage): Promise<Prepared> => {
  const trip = await estimate(stage)
  good(await stage.call('postMessage', { body: { itineraryId: trip.id, text: 'Hello' } }))
  await stage.work()
  return trip
}

const announced = async (stage: Stage): Promise<Prepared> => {
  const trip = await estimate(stage)
  const file = { userFilename: 'visa.pdf', size: 1_000, mimeType: 'application/pdf', presentationCategory: 'documents' }
  const { id } = good(await stage.call('createMediaContent', { body: { ...file, itineraryId: trip.id } }))
  return { ...trip, other: id }
}

/** Every changing route, from where it may be called. */
export const sweeps = {
  createItinerary: { prepare: nothing, asked: () => ({ body: tripAt('CAMP') }) },
  patchItinerary: {
    prepare: quoted,
    asked: ({ id, version }) => ({ params: { id }, version, body: { name: 'Another name', discount: 10_000 } }),
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
  updateRequote: { prepare: held, asked: ({ id }) => ({ body: { id, payload: { name: 'Requoted' } } }) },
  restoreItinerary: { prepare: quoted, asked: ({ id }) => ({ params: { id }, body: { version: 1 } }) },
  changeCurrency: { prepare: quoted, asked: ({ id }) => ({ params: { id }, body: { currency: 'EUR' } }) },
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
    asked: ({ id }) => ({ body: { itineraryId: id, position: 'end', nights: 1, ...tent('OTHER') } }),
  },
  importBooking: { prepare: held, asked: ({ other = '' }) => ({ body: { bookingReference: other } }) },
  sendConsultantEmail: {
    prepare: quoted,
    asked: ({ id }) => ({ body: { itineraryId: id, message: 'A table for two under the stars, please.' } }),
  },
  createSavedItinerary: { prepare: nothing, asked: () => ({ body: tripAt('CAMP') }) },
  createSavedItineraryFromItinerary: { prepare: quoted, asked: ofTrip },
  patchSavedItinerary: {
    prepare: saved,
    asked: ({ id, version }) => ({ params: { id }, version, body: { name: 'Another pattern' } }),
  },
  deleteSavedItinerary: { prepare: saved, asked: ({ id }) => ({ params: { id } }) },
  getItineraryFrom: { prepare: saved, asked: ({ id }) => ({ body: { id, startDate: '2027-07-10' } }) },
  getSavedQuote: { prepare: saved, asked: ({ id }) => ({ body: { id } }) },
  createClient: { prepare: nothing, asked: () => ({ body: client }) },
  patchClient: {
    prepare: oneClient,
    asked: ({ id, version }) => ({ params: { id }, version, body: { lastName: 'Moremi-Hartley' } }),
  },
  createTraveler: { prepare: estimate, asked: ({ id }) => ({ body: { itineraryId: id, ...traveler } }) },
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
  confirmPayment: { prepare: charged, asked: ({ other = '' }) => ({ params: { paymentId: other }, body: {} }) },
  updatePayments: {
    prepare: payable,
    asked: ({ id, other = '' }) => ({
      params: { id },
      body: { payments: [{ paymentId: other, dueDate: '2026-11-25' }] },
    }),
  },
  patchTraveler: {
    prepare: travelled,
    asked: ({ id, other = '' }) => ({ params: { id: other }, body: { itineraryId: id, firstName: 'Nora' } }),
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
    asked: ({ id, other = '' }) => ({ params: { id: other }, body: { itineraryId: id, name: 'The Moremis' } }),
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
  deleteMediaContent: { prepare: announced, asked: ({ other = '' }) => ({ params: { id: other } }) },
  logAudit: {
    prepare: estimate,
    asked: ({ id }) => ({ body: { action: 'agent_accessed_itinerary', itineraryId: id } }),
  },
} satisfies Partial<Record<RouteName, Sweep>>
