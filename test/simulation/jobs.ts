import { spreadNames } from '../../functions/clients/jobs/spread-names'
import { expireHolds } from '../../functions/itineraries/jobs/expire-holds'
import { itineraryDeadLetter } from '../../functions/itineraries/jobs/itinerary-dead-letter'
import { itineraryWorker } from '../../functions/itineraries/jobs/itinerary-worker'
import { remindOfHolds } from '../../functions/itineraries/jobs/remind-of-holds'
import { sendProblemMails } from '../../functions/itineraries/jobs/send-problem-mails'
import { sweepInFlight } from '../../functions/itineraries/jobs/sweep-in-flight'
import { messageWorker } from '../../functions/messages/jobs/message-worker'
import { sweepMessages } from '../../functions/messages/jobs/sweep-messages'
import { takeEvent } from '../../functions/payments/charges/take-event'
import { askProviders } from '../../functions/payments/jobs/ask-providers'
import { paymentWorker } from '../../functions/payments/jobs/payment-worker'
import { sendReminders } from '../../functions/payments/jobs/send-reminders'
import { sweepRefunds } from '../../functions/payments/jobs/sweep-refunds'
import type { Webhook } from './bank'
import type { Message } from './mailbox'
import type { SimulatedWorld } from './world'

/** A message that failed so often goes to the dead letters. */
const maxReceives = 5

/** A worker takes one message, any of those that wait. */
export async function deliverOne({ mailbox, start }: SimulatedWorld): Promise<void> {
  const message = mailbox.take()
  if (message === undefined || isDead(message)) return
  await start(`${message.queue} worker`, ({ trip, paid, talk }, process) => {
    const itinerary =
      message.receives >= maxReceives
        ? itineraryDeadLetter(() => trip)
        : itineraryWorker(() => trip)
    const handlers = {
      itinerary,
      payment: paymentWorker(() => paid),
      mail: messageWorker(() => talk),
    }
    return mailbox.deliver(message, { process, handler: handlers[message.queue] })
  })
}

/** What the other queues give up waits for the sweeps. */
const isDead = ({ queue, receives }: Message) => queue !== 'itinerary' && receives >= maxReceives

/**
 * The provider tells us of an event, and tells it again until it is heard; sometimes again after
 * that.
 */
export async function tell({ start }: SimulatedWorld, webhook: Webhook): Promise<void> {
  await start(`webhook ${webhook.said.eventId}`, async ({ payment }) => {
    await takeEvent(webhook.said, payment)
    webhook.isHeard = true
  })
}

export const jobs = {
  sweep: ({ start }: SimulatedWorld) => start('sweep', ({ trip }) => sweepInFlight(trip)),
  'sweep refunds': ({ start }: SimulatedWorld) =>
    start('sweep refunds', ({ payment }) => sweepRefunds(payment)),
  'ask providers': ({ start }: SimulatedWorld) =>
    start('ask providers', ({ payment }) => askProviders(payment)),
  remind: ({ start }: SimulatedWorld) => start('remind', ({ payment }) => sendReminders(payment)),
  'sweep messages': ({ start }: SimulatedWorld) =>
    start('sweep messages', ({ talk }) => sweepMessages(talk)),
  'spread names': ({ start }: SimulatedWorld) =>
    start('spread names', ({ talk }) => spreadNames(talk)),
  'tell of problems': ({ start }: SimulatedWorld) =>
    start('tell of problems', ({ news }) => sendProblemMails(news)),
  'tell of holds': ({ start }: SimulatedWorld) =>
    start('tell of holds', ({ news }) => remindOfHolds(news)),
  expire: ({ start }: SimulatedWorld) => start('expire', ({ trip }) => expireHolds(trip)),
} as const
