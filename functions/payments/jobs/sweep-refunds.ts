import { paymentStore } from '../../data/payments/payment-store'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { paymentQueue } from '../../runtime/queues'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { refundMessage } from '../refunds/refund-messages'

const makers = { payments: paymentStore, queue: paymentQueue }

/** After ten minutes the message of a refund counts as lost. */
const lostAfterMs = 10 * 60_000

/** Sends the messages of refunds again that nobody has told their provider of. */
export async function sweepRefunds({
  payments,
  queue,
  clock,
}: Deps<typeof makers>): Promise<{ sentAgain: number }> {
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
export const handler = jobFor(sweepRefunds, makers)
