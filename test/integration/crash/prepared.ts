import * as z from 'zod/mini'
import type { RouteName } from '#shared/api/routes'
import { calendarDate } from '#shared/dates/calendar-date'
import { newPaymentLink, paymentLink } from '../../../functions/data/payments/payment-links'
import { form } from '../../support/payment-world'
import type { Answer, Stage } from './stage'

/** What a route is called for. */
export interface Prepared {
  readonly id: string
  readonly version: number
  /** Another id that the route needs: of a payment, a traveler, a group, a file. */
  readonly other?: string
}

const answered = z.looseObject({
  id: z.string(),
  version: z._default(z.int(), 1),
  bookingReference: z.optional(z.string()),
})

/** The answer that has to be good. */
function good({ status, text }: Answer): z.infer<typeof answered> {
  if (status >= 300) throw new Error(`${status}: ${text}`)
  return answered.parse(JSON.parse(text))
}

export const stay = (supplierCode: string) => ({
  type: 'stay',
  supplierCode,
  startDate: '2027-07-01',
  endDate: '2027-07-03',
  country: 'Botswana',
  rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0 }],
})
const dates = { startDate: '2027-07-01', endDate: '2027-07-03' }

/** What a builder sends of a trip of two nights. */
export const tripAt = (supplierCode: string) => ({
  name: 'Botswana Adventure',
  ...dates,
  clientId: 'cli_eleanor',
  itinerary: { adults: 2, children: 0, ...dates, segments: [stay(supplierCode)] },
})

const read = async (stage: Stage, id: string): Promise<Prepared> => {
  const { version, bookingReference = '' } = good(
    await stage.call('getItinerary', { params: { id } }),
  )
  return { id, version, other: bookingReference }
}

/** Calls routes one after the other for a trip, each with its work done. */
async function through(
  stage: Stage,
  id: string,
  ...names: readonly RouteName[]
): Promise<Prepared> {
  for (const name of names) {
    good(await stage.call(name, { body: { itineraryId: id } }))
    await stage.work()
  }
  return read(stage, id)
}

const made = async (stage: Stage, camp = 'CAMP') =>
  good(await stage.call('createItinerary', { body: tripAt(camp) })).id

export const estimate = async (stage: Stage): Promise<Prepared> => read(stage, await made(stage))
export const quoted = async (stage: Stage) => through(stage, await made(stage), 'getQuote')
export const held = async (stage: Stage) => through(stage, await made(stage), 'getQuote', 'getHold')
export const askedFor = async (stage: Stage) =>
  through(stage, await made(stage, 'ASKED'), 'getQuote', 'getHold')

/** A held trip that asks for its payments; `other` is the deposit. */
export async function payable(stage: Stage): Promise<Prepared> {
  const { id } = await held(stage)
  const { payments } = z
    .looseObject({ payments: z.array(z.object({ paymentId: z.string() })) })
    .parse(good(await stage.call('generatePayments', { params: { id }, body: {} })))
  return { ...(await read(stage, id)), other: payments[0]?.paymentId ?? '' }
}

/** The same with a link to pay its deposit; `other` is what the link ends with. */
export async function linked(stage: Stage): Promise<Prepared> {
  const trip = await payable(stage)
  const [today, owner] = [
    calendarDate('2026-11-20'),
    { agencyId: 'agy_marula', itineraryId: trip.id, clientId: 'cli_eleanor' },
  ]
  const link = newPaymentLink({
    ...paymentLink.parse({ ...owner, paymentId: trip.other, lastDay: today }),
    dueDate: today,
    today,
  })
  await stage.table.write([link.write.write])
  return { ...trip, other: link.token }
}

/** The same with its deposit paid by wire. */
export const wired = async (stage: Stage): Promise<Prepared> => {
  const { id, other } = await payable(stage)
  good(await stage.call('markAsPaid', { params: { id }, body: { paymentId: other } }))
  await stage.work()
  return read(stage, id)
}

/** The same with its deposit paid by card, of which nobody has heard yet. */
export const charged = async (stage: Stage): Promise<Prepared> => {
  const trip = await payable(stage)
  const begun = await stage.call('startPayment', {
    params: { paymentId: trip.other ?? '' },
    body: { method: 'credit' },
  })
  const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(JSON.parse(begun.text))
  await stage.call('paySandbox', form(redirectUrl, '4242424242424242'))
  return trip
}

export const saved = async (stage: Stage): Promise<Prepared> => {
  const { id: itineraryId } = await quoted(stage)
  const { id } = good(
    await stage.call('createSavedItineraryFromItinerary', { body: { itineraryId } }),
  )
  return read(stage, id)
}

export const traveler = { firstName: 'Eleanor', lastName: 'Hartley' }
const withTravelers = z.looseObject({ travelers: z.array(z.object({ id: z.string() })) })
export const travelled = async (stage: Stage): Promise<Prepared> => {
  const { id } = await estimate(stage)
  const trip = withTravelers.parse(
    good(await stage.call('createTraveler', { body: { itineraryId: id, ...traveler } })),
  )
  return { ...(await read(stage, id)), other: trip.travelers[0]?.id ?? '' }
}

export const nothing = async (): Promise<Prepared> => ({ id: '', version: 0 })

export const oneClient = async (stage: Stage): Promise<Prepared> => {
  await estimate(stage)
  const { id, version } = good(await stage.call('getClient', { params: { id: 'cli_eleanor' } }))
  return { id, version }
}

const withGroups = z.looseObject({ parties: z.array(z.object({ id: z.string() })) })
export const grouped = async (stage: Stage): Promise<Prepared> => {
  const { id } = await travelled(stage)
  const body = { itineraryId: id, name: 'The Hartleys' }
  const trip = withGroups.parse(good(await stage.call('createPartyGroup', { body })))
  return { ...(await read(stage, id)), other: trip.parties[0]?.id ?? '' }
}

export const written = async (stage: Stage): Promise<Prepared> => {
  const trip = await estimate(stage)
  good(await stage.call('postMessage', { body: { itineraryId: trip.id, text: 'Hello' } }))
  await stage.work()
  return trip
}

export const announced = async (stage: Stage): Promise<Prepared> => {
  const trip = await estimate(stage)
  const file = {
    userFilename: 'visa.pdf',
    size: 1_000,
    mimeType: 'application/pdf',
    presentationCategory: 'documents',
  }
  const { id } = good(
    await stage.call('createMediaContent', { body: { ...file, itineraryId: trip.id } }),
  )
  return { ...trip, other: id }
}
