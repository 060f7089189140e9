import { portalRoutes } from '#shared/api/portal'
import { calendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { payerOf } from '#shared/itinerary/payers'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { newPaymentLink } from '../../data/payments/payment-links'
import { paymentStore } from '../../data/payments/payment-store'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { payPath } from '../../payments/pages/pay-parts'
import { requirePayable, requireUnpaid } from '../../payments/requests/require-payable'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requirePayersTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, clients: clientStore, payments: paymentStore }

/** A link to the page of a payment, as mails carry it, for the client who is signed in. */
export const openPayPage = useCase(
  portalRoutes.openPayPage,
  async (
    { params, principal },
    { itineraries, clients, payments, ...basics }: Deps<typeof makers>,
  ) => {
    const reader = requireClient(principal)
    const { agencyId, clientId } = reader
    const [found, client] = await Promise.all([
      itineraries.get(agencyId, params.id),
      clients.get(agencyId, clientId),
    ])
    const { stored } = requirePayersTrip(reader, found)
    const payment = stored.record.payments.find(({ paymentId }) => paymentId === params.paymentId)
    if (payment === undefined || payerOf(stored.record, payment.partyId) !== clientId)
      throw new AppError('record.not-found')
    requirePayable(payment, stored.record)
    requireUnpaid(payment)
    const today = basics.clock.today()
    const dueDate = payment.dueDate === undefined ? today : calendarDate(payment.dueDate)
    const wish = { agencyId, itineraryId: params.id, paymentId: payment.paymentId, clientId }
    const link = newPaymentLink({ ...wish, dueDate, today })
    const details = { paymentId: payment.paymentId }
    const did = { action: 'client_opened_payment', itineraryId: params.id, details } as const
    await payments.write([
      link.write,
      ...(client === undefined ? [] : [auditWrite(clientDid(client, did, basics))]),
    ])
    return { address: payPath(link.token) }
  },
)

export const handler = lambdaFor(openPayPage, makers)
