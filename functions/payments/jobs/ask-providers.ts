import { isUnsettled } from '#shared/payments/ask-again'
import {
  askedWrite,
  ChargesChangedMeanwhile,
  type PaymentCharges,
} from '../../data/payments/payment-charges'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { setAside } from '../../runtime/set-aside'
import { inTurn } from '../../suppliers/in-turn'
import { isNews } from '../charges/hear-from-providers'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { takeEvent } from '../charges/take-event'
import type { ProviderEvent } from '../providers/payment-provider'

export interface Asked {
  /** Payments whose providers were asked. */
  readonly asked: number
  /** Of them those that had moved on without our hearing of it. */
  readonly found: number
  readonly failed: number
}

/** Batches of one run, and providers asked at once; what is left waits for the next run. */
const maxBatches = 5
const atOnce = 4

/**
 * Asks providers about started payments without news, at growing intervals, in case a webhook was
 * lost. A provider that doesn't answer doesn't hold up the others.
 */
export async function askProviders(deps: PaymentDeps): Promise<Asked> {
  const outcomes: Outcome[] = []
  for (let batch = 0; batch < maxBatches; batch++) {
    const due = await deps.payments.toAsk(deps.clock.now())
    if (due.length === 0) break
    const now = await inTurn(due, (charges) => askAbout(charges, deps), { atOnce })
    outcomes.push(...now)
    if (now.every((outcome) => outcome === 'failed')) break // nobody answers: the next run tries again
  }
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  const counts = { asked: outcomes.length, found: count('found'), failed: count('failed') }
  if (counts.asked > 0) log.info('payments.asked', { ...counts })
  return counts
}

type Outcome = 'found' | 'no news' | 'failed'

async function askAbout(read: PaymentCharges, deps: PaymentDeps): Promise<Outcome> {
  try {
    await moveOn(read, deps) // first, so that a charge whose answer fails isn't asked about endlessly
    const news: ProviderEvent[] = []
    for (const charge of read.charges.filter(isUnsettled)) {
      const event = await deps.providers.byName(charge.provider).confirm(read, charge)
      if (event !== undefined && isNews(event, charge)) news.push(event)
    }
    for (const event of news) await takeEvent(event, deps)
    if (news.length > 0)
      log.warn('payment.webhook-missed', { paymentId: read.paymentId, events: news.length })
    return news.length > 0 ? 'found' : 'no news'
  } catch (error) {
    setAside('payment.not-asked', { paymentId: read.paymentId, cause: String(error) })
    return 'failed'
  }
}

/** A charge that changed since it was read is already rescheduled. */
async function moveOn(read: PaymentCharges, { payments, clock }: PaymentDeps): Promise<void> {
  try {
    await payments.write([askedWrite(read, clock.now())])
  } catch (error) {
    if (!(error instanceof ChargesChangedMeanwhile)) throw error
  }
}

/** Runs every five minutes. */
export const handler = jobFor(askProviders, paymentMakers)
