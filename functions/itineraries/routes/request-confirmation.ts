import { tripLifeRoutes } from '#shared/api/trip-life'
import { requireCanDo } from '#shared/itinerary/transitions'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import { useCase } from '../../runtime/use-case'
import { actionDeps } from '../edit/action-deps'
import { type ActionDeps, act, actedOn } from '../edit/change-trip'

const route = tripLifeRoutes.requestConfirmation

/** Notes that the booking is to be confirmed: from then on its hold does not expire. */
export const requestConfirmation = useCase(route, async (call, deps: ActionDeps) => {
  const { principal, body, requestId, event } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, async (keep) => {
    const acted = await actedOn({ principal, id: body.itineraryId, expected: optionalIfMatchOf(event) }, deps)
    requireCanDo('requestConfirmation', acted.before.record.state)
    const done = { action: 'requestConfirmation', requestId, keep, deps }
    return act(acted, (next) => ({ ...next, state: 'confirm_requested' }), done)
  })
})

export const handler = lambdaFor(requestConfirmation, actionDeps)
