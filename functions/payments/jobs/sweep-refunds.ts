import { type PaymentStore, paymentStore } from '../../data/payments/payment-store'
import { theTable } from '../../data/table/the-table'
import { type Clock, systemClock } from '../../runtime/clock'
import { readEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { overAll } from '../../runtime/over-all'
import { type Queue, sqsQueue } from '../../runtime/queue'
import { setAside } from '../../runtime/set-aside'
import { refundMessage } from '../refunds/refund-messages'

export interface SweepRefundsDeps {
  readonly payments: Pick<PaymentStore, 'refundsSince'>
  readonly queue: Queue
  readonly clock: Clock
}

/** After ten minutes the message of a refund counts as lost. */
const lostAfterMs = 10 * 60_000

/** Sends the messages of refunds again that nobody has told their provider of. */
export async function sweepRefunds({ payments, queue, clock }: SweepRefundsDeps): Promise<{ sentAgain: number }> {
  const waiting = await payments.refundsSince(new Date(clock.now().getTime() - lostAfterMs))
  const messages = waiting.flatMap((owner) =>
    owner.charges
      .filter(({ provider, refund }) => provider !== 'wire' && refund?.state === 'wanted')
      .map(({ chargeId }) => refundMessage(owner, chargeId)),
  )
  for (const message of messages) {
    await queue.send(message).catch((error: unknown) => {
      setAside('refund.not-sent', { paymentId: message.paymentId, cause: String(error) })
    })
  }
  if (messages.length > 0) log.warn('sweep.refunds', { sentAgain: messages.length })
  return { sentAgain: messages.length }
}

/** Runs every quarter of an hour. */
export const handler = overAll(() =>
  sweepRefunds({
    payments: paymentStore(theTable()),
    queue: sqsQueue(readEnv('paymentQueueUrl').paymentQueueUrl),
    clock: systemClock,
  }),
)
