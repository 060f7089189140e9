import { jobDeps, worker } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import { type GiveUpDeps, giveUp, giveUpMakers } from '../work/give-up'
import { workMessage } from '../work/work-message'

/**
 * The handler of messages that failed for good; one that is no message of ours is logged and let
 * go.
 */
export const itineraryDeadLetter = (deps: () => GiveUpDeps): QueueHandler =>
  queueHandler('itinerary-dead', async (body, { messageId }) => {
    const message = workMessage.safeParse(body)
    if (message.success) await giveUp(message.data, deps())
    else
      log.error('message.unreadable', {
        messageId,
        fields: message.error.issues.map(({ path }) => path.join('.')),
      })
  })

export const handler = worker(itineraryDeadLetter(jobDeps(giveUpMakers)))
