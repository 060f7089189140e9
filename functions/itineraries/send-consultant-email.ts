import { tripEditRoutes } from '#shared/api/trip-edits'
import { answerOnce } from '../data/answer-once'
import { lambdaFor } from '../data/lambda-for'
import type { Mailer } from '../mail/mailer'
import { theMailer } from '../mail/ses-mailer'
import { consultantAddress } from '../runtime/configuration'
import { optionalIfMatchOf } from '../runtime/parse-request'
import { useCase } from '../runtime/use-case'
import { actionDeps } from './action-deps'
import { type ActionDeps, act, actedOn } from './change-trip'

export interface ConsultantDeps extends ActionDeps {
  readonly mailer: Mailer
}

const route = tripEditRoutes.sendConsultantEmail

/**
 * Writes to the people who arrange what the agent cannot, and keeps the message with the itinerary. The mail goes first: a
 * message that is kept was sent, and is not sent again.
 */
export const sendConsultantEmail = useCase(route, async (call, deps: ConsultantDeps) => {
  const { principal, body, requestId, event } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, async (keep) => {
    const acted = await actedOn({ principal, id: body.itineraryId, expected: optionalIfMatchOf(event) }, deps)
    const { record, people } = acted.before
    const { fullName, email } = people.user.agent
    const key = event.headers['idempotency-key']
    const id = key === undefined ? deps.makeId('request') : `msg-${key}`
    const isKept = record.messages.some((message) => message.id === id)
    if (!isKept)
      await deps.mailer.send({
        to: consultantAddress(),
        subject: `${record.name} (${record.bookingReference ?? record.id})`,
        text: `${body.message}\n\n${fullName}, ${people.user.agency.name}\n/itinerary/edit/${record.id}`,
        replyTo: email,
      })
    const message = {
      ...{ id, conversation: 'consultant', from: acted.by.name, text: body.message },
      sentAt: deps.clock.now().toISOString(),
    }
    const done = { action: 'sendConsultantEmail', requestId, keep, deps }
    return act(acted, (next) => ({ ...next, messages: [...next.messages, message] }), done)
  })
})

export const handler = lambdaFor(sendConsultantEmail, (table) => ({ ...actionDeps(table), mailer: theMailer() }))
