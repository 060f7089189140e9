import { AppError } from '#shared/errors/app-error'
import { withCharge } from '#shared/payments/charge-order'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { StoredItinerary } from '../../../functions/data/itineraries/itinerary-records'
import type { Actor } from '../../../functions/data/people/actor'
import { tripContext } from '../../../functions/itineraries/edit/trip-context'
import { differences } from '../../../functions/itineraries/history/differences'
import { nextVersion } from '../../../functions/itineraries/history/next-version'
import { changePayment } from '../../../functions/payments/charges/change-payment'
import { withNewPayments } from '../../../functions/payments/requests/new-payments'
import { paymentsTold } from '../../../functions/payments/requests/payments-told'
import type { LifeDeps } from './life-deps'

/** Asks for the payments of a trip, as its agent does. */
export async function askForPayments(stored: StoredItinerary, by: Actor, deps: LifeDeps): Promise<void> {
  const { clock, makeId, agencies, itineraries } = deps
  const agency = await agencies.agency(stored.record.agencyId)
  if (agency === undefined) throw new AppError('record.not-found')
  const now = clock.now()
  const asked = withNewPayments(stored.record, { agencyName: agency.name, today: clock.today(), makeId })
  const record = repriceItinerary(nextVersion(asked, now), tripContext(agency), stored.record)
  const after = { ...stored, record }
  const changes = [...paymentsTold(stored.record, record), ...differences(stored, after)]
  const entry = { at: now.toISOString(), by, action: 'generatePayments', changes, requestId: makeId('request') }
  await itineraries.save({ before: stored, after, entry })
}

/** Notes that the next payment came by wire, as its agent does. */
export async function payByWire({ record }: StoredItinerary, by: Actor, deps: LifeDeps): Promise<void> {
  const { agencyId, id: itineraryId, currency, bookingReference } = record
  const payment = record.payments.find(({ status }) => status === 'Pending')
  if (payment === undefined) throw new AppError('payment.not-possible', { state: record.state })
  const { paymentId, amount } = payment
  const at = deps.clock.now().toISOString()
  const wire = {
    chargeId: deps.makeId('request'),
    ...({ provider: 'wire', method: 'wire', amount, serviceFee: 0, currency, startedAt: at } as const),
    ...({ state: 'paid', stateAt: at, paidAt: at } as const),
    ...(bookingReference === undefined ? {} : { reference: `Wire ${bookingReference}` }),
    data: {},
  }
  await changePayment(
    { agencyId, itineraryId, paymentId },
    ({ charges }) => {
      const paid = withCharge(charges.charges, wire)
      return { charges: paid, action: 'marked as paid', requestId: wire.chargeId, by }
    },
    deps,
  )
}
