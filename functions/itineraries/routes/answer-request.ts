import { tripLifeRoutes } from '#shared/api/trip-life'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Deps } from '../../runtime/use-case'
import { supplierSystem } from '../../suppliers/the-supplier-system'
import { noteCampAnswer } from '../edit/camp-answer'
import { actionMakers, openTrip } from '../edit/change-trip'
import { agentView } from '../view/view'

const makers = { ...actionMakers, suppliers: supplierSystem }

/** Notes what an agent heard from a camp that was asked for rooms. */
export const answerRequest = useCaseOnce(
  tripLifeRoutes.answerRequest,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { body, requestId } = call
    const openedTrip = await openTrip(call, body.itineraryId, deps)
    const { after } = await noteCampAnswer(openedTrip, body, { requestId, keep, deps })
    return { answer: agentView(after, deps.clock.now()), version: after.record.version }
  },
)

export const handler = lambdaFor(answerRequest, makers)
