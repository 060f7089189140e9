import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import { ChargesChangedMeanwhile } from '../../data/payments/payment-charges'
import { paymentTasks } from '../../data/payments/payment-tasks'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { actionMakers, openTrip } from '../../itineraries/edit/change-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { taskView } from '../tasks/tasks-for'

const makers = { ...actionMakers, tasks: paymentTasks }

/** Marks a task about a payment as done, or to be done again; who and when are kept. */
export const patchPaymentTask = useCase(
  paymentsRoutes.patchPaymentTask,
  async ({ principal, params: { paymentId, id }, body: { isDone } }, deps: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const task = await deps.tasks.get(agencyId, paymentId, id)
    if (task === undefined) throw new AppError('record.not-found')
    const { itineraryId, concern } = task
    const { before: stored, by } = await openTrip({ principal }, itineraryId, deps)
    if (isDone === (task.done !== undefined)) return taskView(task, stored)
    const at = deps.clock.now().toISOString()
    const doneMark = isDone ? { at, by } : undefined
    const { clientId } = stored.record
    const details = { paymentId, concern: concern.kind, isDone }
    const action = 'agent_did_payment_task'
    const about = {
      id: deps.makeId('audit'),
      agencyId,
      agentId,
      clientId,
      itineraryId,
      action,
      details,
      timestamp: at,
      by,
    }
    await deps.tasks.save(task, doneMark, [auditWrite(about)]).catch((error: unknown) => {
      throw error instanceof ChargesChangedMeanwhile ? new AppError('record.changed') : error
    })
    return taskView({ ...task, done: doneMark }, stored)
  },
)

export const handler = lambdaFor(patchPaymentTask, makers)
