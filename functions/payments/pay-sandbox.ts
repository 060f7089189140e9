import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../data/lambda-for'
import {
  SandboxChangedMeanwhile,
  type SandboxPayment,
  type SandboxStore,
  sandboxStore,
} from '../data/payment-sandbox-store'
import { readEnv } from '../runtime/env'
import { type Queue, sqsQueue } from '../runtime/queue'
import { reply } from '../runtime/reply'
import { type Basics, useCase } from '../runtime/use-case'
import { rawBodyOf } from './raw-body'
import { sandboxEventOf } from './sandbox-events'
import { outcomeOf, type TestNumber } from './sandbox-numbers'
import { sandboxPage } from './sandbox-page'
import { queueSandboxWebhook } from './sandbox-webhooks'

const route = paymentsRoutes.paySandbox

export interface PaySandboxDeps extends Basics {
  readonly sandbox: Pick<SandboxStore, 'get' | 'change'>
  readonly queue: Queue
}

/**
 * The sandbox provider takes its form: the number decides how it goes, and is forgotten with the request. What happened is
 * told by webhook; the payer goes back to where they came from.
 */
export const paySandbox = useCase(route, async ({ params, event }, deps: PaySandboxDeps) => {
  const before = await deps.sandbox.get(params.token)
  if (before === undefined) throw new AppError('record.not-found')
  if (before.outcome !== undefined && before.outcome !== 'failed') return sandboxPage(before)
  const typed = new URLSearchParams(rawBodyOf(event)).get('number') ?? ''
  const after = await decided(before, { number: outcomeOf(before.method, typed), deps })
  await tellWebhooks(after, deps)
  if (after.outcome === 'failed') return sandboxPage(after, 'This was declined. Please try another number.')
  return reply<typeof route>('', { status: 303, headers: { location: after.returnPath } })
})

interface Trying {
  readonly number: Pick<TestNumber, 'outcome' | 'settlesTo'>
  readonly deps: PaySandboxDeps
}

/** How long a bank takes, in the sandbox. */
const bankSeconds = 20

async function decided(before: SandboxPayment, { number, deps }: Trying): Promise<SandboxPayment> {
  const now = deps.clock.now()
  const { outcome, settlesTo } = number
  const settles =
    settlesTo === undefined
      ? undefined
      : { to: settlesTo, at: new Date(now.getTime() + bankSeconds * 1000).toISOString() }
  const changed = { outcome, outcomeAt: now.toISOString(), settles, tries: before.tries + 1 }
  try {
    return await deps.sandbox.change(before, changed)
  } catch (error) {
    if (!(error instanceof SandboxChangedMeanwhile)) throw error
    return (await deps.sandbox.get(before.token)) ?? before // a double click: the first one counts
  }
}

async function tellWebhooks(payment: SandboxPayment, { queue }: PaySandboxDeps): Promise<void> {
  const { outcome, outcomeAt, settles } = payment
  if (outcome === undefined || outcome === 'closed' || outcomeAt === undefined) return
  const type = outcome === 'processing' ? 'charge.authorized' : (`charge.${outcome}` as const)
  await queueSandboxWebhook(queue, sandboxEventOf(payment, type, outcomeAt))
  if (settles === undefined) return
  const settled = sandboxEventOf(payment, `charge.${settles.to}`, settles.at)
  await queueSandboxWebhook(queue, settled, { delaySeconds: bankSeconds })
}

export const handler = lambdaFor(paySandbox, (table) => ({
  sandbox: sandboxStore(table),
  queue: sqsQueue(readEnv('paymentQueueUrl').paymentQueueUrl),
}))
