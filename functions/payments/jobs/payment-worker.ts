import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import {
  paidMailClaim,
  paidMailUnclaimed,
  RemindedBefore,
} from '../../data/payments/payment-reminders'
import { sandboxStore } from '../../data/payments/payment-sandbox-store'
import { wantsMail } from '../../data/people/agency-records'
import { jobDeps, withConfiguration, worker } from '../../data/table/job-for'
import { brandOf, shownOf } from '../../mail/brand'
import { theMailer } from '../../mail/ses-mailer'
import { webAddress } from '../../runtime/configuration'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import type { Deps } from '../../runtime/use-case'
import { paymentMakers } from '../charges/payment-deps'
import { takeEvent } from '../charges/take-event'
import type { PaymentOwner } from '../providers/payment-provider'
import { sandboxWebhook, signedWebhook } from '../providers/sandbox-webhooks'
import {
  paidMessageSchema,
  refundMessageSchema,
  tripRefundMessageSchema,
} from '../refunds/refund-messages'
import { refundTrip } from '../refunds/refund-trip'
import { sendRefund } from '../refunds/send-refund'
import { paidMail } from './paid-mail'

const makers = { ...paymentMakers, sandbox: sandboxStore, mailer: theMailer, webAddress }
export type PaymentWorkerDeps = Deps<typeof makers>

/** What the queue of payments carries, by its kind. */
const paymentMessage = z.discriminatedUnion('kind', [
  sandboxWebhook,
  tripRefundMessageSchema,
  refundMessageSchema,
  paidMessageSchema,
])

/**
 * The handler of a queue that sends back what is paid for cancelled trips, sends single refunds,
 * tells agents of payments that came in, and delivers the sandbox's webhooks through their
 * signature check.
 */
export const paymentWorker = (deps: () => PaymentWorkerDeps): QueueHandler =>
  queueHandler('payment', async (body) => {
    const message = paymentMessage.parse(body)
    if (message.kind === 'sandbox-webhook') await deliver(message.body, deps())
    else if (message.kind === 'trip-refund') await refundTrip(message, deps())
    else if (message.kind === 'paid') await tellAgent(message, deps())
    else await sendRefund(message, deps())
  })

async function tellAgent(owner: PaymentOwner, deps: PaymentWorkerDeps): Promise<void> {
  const { itineraries, agencies, payments, mailer, clock, webAddress } = deps
  const { agencyId, itineraryId, paymentId } = owner
  const trip = await itineraries.get(agencyId, itineraryId)
  const agency = await agencies.agency(agencyId)
  const payment = trip?.record.payments.find((one) => one.paymentId === paymentId)
  if (trip === undefined || agency === undefined || payment?.status !== 'Paid') return
  if (!wantsMail(await agencies.agent(agencyId, trip.record.agentId), 'payments')) return
  try {
    await payments.write([paidMailClaim(owner, clock.now().toISOString())])
  } catch (error) {
    if (error instanceof RemindedBefore) return
    throw error
  }
  const brand = brandOf(agency, shownOf(trip), webAddress)
  await mailer
    .send(paidMail(trip, { payment, brand, webAddress }))
    .catch(async (error: unknown) => {
      await payments.write([paidMailUnclaimed(owner)])
      throw error
    })
}

async function deliver(body: string, deps: PaymentWorkerDeps): Promise<void> {
  const { clock, sandbox: store, providers } = deps
  const event = await providers
    .byName('sandbox')
    .parseWebhook(await signedWebhook(body, { store, clock }))
  if (event === undefined) throw new AppError('payment.forged')
  await takeEvent(event, deps)
}

export const handler = withConfiguration(worker(paymentWorker(jobDeps(makers))))
