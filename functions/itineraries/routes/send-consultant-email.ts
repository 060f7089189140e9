import { tripEditRoutes } from '#shared/api/trip-edits'
import {
  type MessageRecord,
  messageItem,
  shownMessage,
} from '../../data/itineraries/message-records'
import { answerOnce } from '../../data/table/answer-once'
import { putNew } from '../../data/table/commit'
import { lambdaFor } from '../../data/table/lambda-for'
import { askForMail } from '../../messages/mail-message'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { actionMakers, openTrip } from '../edit/change-trip'
import { nextVersion } from '../history/next-version'
import { planChange } from '../history/plan-change'
import { refuseStale } from '../history/stale-version'
import { agentView } from '../view/view'

const route = tripEditRoutes.sendConsultantEmail

const makers = { ...actionMakers, mailQueue }

/**
 * Writes to the people who arrange what the agent cannot: a message of the trip in their
 * conversation, stored with an entry of the history. Its email is sent once through the mail queue,
 * even if queued twice.
 */
export const sendConsultantEmail = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { body, requestId } = call
  const now = deps.clock.now()
  let storedMessage: MessageRecord | undefined
  const reply = await answerOnce({ route, call, now, answers: deps.answers }, async (keep) => {
    const openedTrip = await openTrip(call, body.itineraryId, deps)
    const { before, by } = openedTrip
    const { agencyId, id: itineraryId, clientId, version } = before.record
    const message: MessageRecord = {
      id: deps.makeId('message'),
      agencyId,
      itineraryId,
      clientId,
      by,
      text: body.message,
      conversation: 'consultant',
      sentAt: now.toISOString(),
    }
    const settling = { by, action: 'sendConsultantEmail', requestId, makeId: deps.makeId }
    const change = planChange(before, nextVersion(before.record, now), settling)
    const view = agentView(change.after, now)
    const answer = { ...view, messages: [...view.messages, shownMessage(message)] }
    await deps.itineraries
      .save({ ...change, answer: keep(answer, view.version), also: [putNew(messageItem(message))] })
      .catch(refuseStale(version, now))
    storedMessage = message
    return { answer, version: view.version }
  })
  if (storedMessage !== undefined) await askForMail(storedMessage, deps.mailQueue)
  return reply
})

export const handler = lambdaFor(sendConsultantEmail, makers)
