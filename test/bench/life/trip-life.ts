import type { CalendarDate } from '#shared/dates/calendar-date'
import { sandboxStore } from '../../../functions/data/payments/payment-sandbox-store'
import type { Table } from '../../../functions/data/table/table-access'
import {
  sandboxWebhook,
  signedWebhook,
} from '../../../functions/payments/providers/sandbox-webhooks'
import { systemClock } from '../../../functions/runtime/clock'
import type { CountedCall } from '../requests/counted-engine'
import type { Measured, MeasuredStack } from '../requests/measured-stack'
import { oneStay } from './bench-trips'

/** The calls of one step of a trip's life. */
export interface Step {
  readonly name: string
  readonly calls: readonly CountedCall[]
}

/** A trip that is made and quoted: its id, and the steps that led there. */
export async function quotedTrip(stack: MeasuredStack, clientId: string, body: object) {
  const made = await stack.ask('createItinerary', { body: { ...body, clientId } })
  const id = String(Object(made.body).id)
  const asked = await stack.ask('getQuote', { body: { itineraryId: id } })
  const worked = await stack.work('itinerary')
  await requireState(stack, id, 'quote')
  return { id, steps: [stepOf('quote, request', asked), { name: 'quote, worker', calls: worked }] }
}

/** The same with its rooms held; the last step is the hold itself. */
export async function heldTrip(stack: MeasuredStack, clientId: string, body: object) {
  const { id, steps } = await quotedTrip(stack, clientId, body)
  const asked = await stack.ask('getHold', { body: { itineraryId: id } })
  const worked = await stack.work('itinerary')
  await requireState(stack, id, 'provisional')
  return {
    id,
    steps: [...steps, stepOf('hold, request', asked), { name: 'hold, worker', calls: worked }],
  }
}

interface Life {
  readonly stack: MeasuredStack
  readonly clientId: string
  readonly today: CalendarDate
}

/**
 * Every step of a trip of one stay from its quote to its last payment, in the order of an agent's
 * days.
 */
export async function tripLife({ stack, clientId, today }: Life): Promise<Step[]> {
  const { id, steps } = await heldTrip(stack, clientId, oneStay(today))
  const asked = await stack.ask('generatePayments', { params: { id }, body: {} })
  const [deposit, balance] = paymentsIn(asked)
  if (deposit === undefined || balance === undefined)
    throw new Error('a deposit and a balance are asked for')
  const started = await stack.ask('startPayment', {
    params: { paymentId: deposit },
    body: { method: 'credit' },
  })
  const webhook = await paidWebhook(stack, String(Object(started.body).redirectUrl))
  await requireState(stack, id, 'confirm_requested')
  const confirming = await stack.ask('confirmQuote', { body: { itineraryId: id } })
  const confirmed = await stack.work('itinerary')
  await requireState(stack, id, 'confirmed')
  const marked = await stack.ask('markAsPaid', { params: { id }, body: { paymentId: balance } })
  return [
    ...steps,
    stepOf('payments, generated', asked),
    stepOf('payment, start', started),
    stepOf('payment, webhook', webhook),
    stepOf('confirm, request', confirming),
    { name: 'confirm, worker', calls: confirmed },
    stepOf('payment, markAsPaid', marked),
  ]
}

const stepOf = (name: string, { calls }: Measured): Step => ({ name, calls })

function paymentsIn({ body }: Measured): string[] {
  const { payments } = Object(body)
  return Array.isArray(payments) ? payments.map((payment) => String(Object(payment).paymentId)) : []
}

/** Fills in the sandbox's form and brings its webhook, signed as the sandbox signs it. */
async function paidWebhook(stack: MeasuredStack, redirectUrl: string): Promise<Measured> {
  await stack.ask('paySandbox', {
    params: { token: redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1) },
    rawBody: new URLSearchParams({
      number: '4242424242424242',
      expiry: '12/30',
      cvc: '123',
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const isWebhook = (message: unknown) => sandboxWebhook.safeParse(message).success // a paid trip's mails wait there, too
  const { body } = sandboxWebhook.parse(stack.messages('payment').find(isWebhook))
  const sign = (table: Table) =>
    signedWebhook(body, { store: sandboxStore(table), clock: systemClock })
  const { rawBody, headers } = await sign(stack.table)
  return stack.ask('receivePaymentWebhook', { params: { provider: 'sandbox' }, rawBody, headers })
}

async function requireState(stack: MeasuredStack, id: string, state: string): Promise<void> {
  const { body } = await stack.ask('getItinerary', { params: { id } })
  const found = Object(body)
  if (found.state !== state)
    throw new Error(`${id} is ${found.state}, not ${state}: ${JSON.stringify(found.problems)}`)
}
