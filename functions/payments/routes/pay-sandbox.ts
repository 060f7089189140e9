import { payingRoutes } from '#shared/api/paying'
import { AppError } from '#shared/errors/app-error'
import {
  SandboxChangedMeanwhile,
  type SandboxPayment,
  sandboxStore,
} from '../../data/payments/payment-sandbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { paymentQueue } from '../../runtime/queues'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { rawBodyOf } from '../pages/raw-body'
import { sandboxPage } from '../pages/sandbox-page'
import { sandboxEventOf } from '../providers/sandbox-events'
import { outcomeOf, type TestNumber } from '../providers/sandbox-numbers'
import { isOver, sandboxPagePath } from '../providers/sandbox-provider'
import { queueSandboxWebhook } from '../providers/sandbox-webhooks'

const route = payingRoutes.paySandbox

const makers = { sandbox: sandboxStore, queue: paymentQueue }
type PaySandboxDeps = Deps<typeof makers>

/**
 * The sandbox provider takes its form: the number decides how it goes, and is forgotten with the
 * request. What happened is told by webhook; the payer goes back to where they came from, or sees
 * it here.
 */
export const paySandbox = useCase(route, async ({ params, event }, deps: PaySandboxDeps) => {
  const before = await deps.sandbox.get(params.token)
  if (before === undefined) throw new AppError('record.not-found')
  const now = deps.clock.now()
  const isTaken = before.outcome !== undefined && before.outcome !== 'failed'
  if (isTaken || isOver(before, now)) return sandboxPage(before, { now })
  const number = numberOf(before, rawBodyOf(event))
  const after = await decide(before, { number, deps })
  if (after.isAsked === true) return sandboxPage(after, { now })
  await tellWebhooks(after, deps)
  if (number.isDisputed === true && after.outcome === 'paid') await tellDispute(after, deps)
  if (after.outcome === 'failed') {
    return sandboxPage(after, { now, message: 'This payment was declined. Try another number.' })
  }
  return reply<typeof route>('', { status: 303, headers: { location: afterPaying(after) } })
})

/** Who came by a link, and from nowhere, is told on the page itself how it went. */
const afterPaying = ({ returnPath, token }: SandboxPayment): string =>
  returnPath === '/' ? sandboxPagePath(token) : returnPath

/** What the form leads to: its number, or what the payer answers their bank. */
function numberOf(
  { method, isAsked, refundFails }: SandboxPayment,
  body: string,
): Trying['number'] {
  const form = new URLSearchParams(body)
  if (isAsked === true)
    return {
      outcome: form.get('answer') === 'approve' ? 'paid' : 'failed',
      refundFails: refundFails === true,
    }
  return outcomeOf(method, form.get('number') ?? '')
}

interface Trying {
  readonly number: Omit<TestNumber, 'number' | 'does'>
  readonly deps: PaySandboxDeps
}

/** How long a bank takes, in the sandbox. */
const bankSeconds = 8

async function decide(before: SandboxPayment, { number, deps }: Trying): Promise<SandboxPayment> {
  const now = deps.clock.now()
  const { outcome, settlesTo, isAsked, refundFails } = number
  const settles =
    settlesTo === undefined
      ? undefined
      : { to: settlesTo, at: new Date(now.getTime() + bankSeconds * 1000).toISOString() }
  const isTold = isAsked !== true
  const outcomeFields = isTold ? { outcome, outcomeAt: now.toISOString(), settles } : {}
  const changedPayment = {
    ...outcomeFields,
    isAsked: isAsked === true,
    refundFails: refundFails === true,
    tries: before.tries + 1,
  }
  try {
    return await deps.sandbox.change(before, changedPayment)
  } catch (error) {
    if (!(error instanceof SandboxChangedMeanwhile)) throw error
    return (await deps.sandbox.get(before.token)) ?? before // a double click: the first one counts
  }
}

/** How long a payer's bank takes to want its money back, in the sandbox. */
const disputeSeconds = 4

async function tellDispute(
  payment: SandboxPayment,
  { queue, clock }: PaySandboxDeps,
): Promise<void> {
  const at = new Date(clock.now().getTime() + disputeSeconds * 1000).toISOString()
  await queueSandboxWebhook(queue, sandboxEventOf(payment, 'dispute.opened', at), {
    delaySeconds: disputeSeconds,
  })
}

async function tellWebhooks(payment: SandboxPayment, { queue }: PaySandboxDeps): Promise<void> {
  const { outcome, outcomeAt, settles } = payment
  if (outcome === undefined || outcome === 'closed' || outcomeAt === undefined) return
  const type = outcome === 'processing' ? 'charge.authorized' : (`charge.${outcome}` as const)
  await queueSandboxWebhook(queue, sandboxEventOf(payment, type, outcomeAt))
  if (settles === undefined) return
  const settlingEvent = sandboxEventOf(payment, `charge.${settles.to}`, settles.at)
  await queueSandboxWebhook(queue, settlingEvent, { delaySeconds: bankSeconds })
}

export const handler = lambdaFor(paySandbox, makers)
