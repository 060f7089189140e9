import { portalRoutes } from '#shared/api/portal'
import { calendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { newPaymentLink } from '../../data/payments/payment-links'
import { paymentStore } from '../../data/payments/payment-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { payPath } from '../../payments/pages/pay-parts'
import { requirePaymentState, requireUnpaid } from '../../payments/requests/require-payable'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, payments: paymentStore }

/** A link to the page of a payment, as mails carry it, for the client who is signed in. */
export const openPayPage = useCase(
  portalRoutes.openPayPage,
  async ({ params, principal }, { itineraries, payments, clock }: Deps<typeof makers>) => {
    const client = requireClient(principal)
    const { agencyId, clientId } = client
    const { stored } = requireSharedTrip(client, await itineraries.get(agencyId, params.id))
    const payment = stored.record.payments.find(({ paymentId }) => paymentId === params.paymentId)
    if (payment === undefined) throw new AppError('record.not-found')
    requirePaymentState(stored.record)
    requireUnpaid(payment)
    const today = clock.today()
    const dueDate = payment.dueDate === undefined ? today : calendarDate(payment.dueDate)
    const wish = { agencyId, itineraryId: params.id, paymentId: payment.paymentId, clientId }
    const link = newPaymentLink({ ...wish, dueDate, today })
    await payments.write([link.write])
    return { address: payPath(link.token) }
  },
)

export const handler = lambdaFor(openPayPage, makers)
