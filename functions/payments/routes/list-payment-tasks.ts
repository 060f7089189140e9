import { paymentsRoutes } from '#shared/api/payments'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { paymentTasks } from '../../data/payments/payment-tasks'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { type TasksDeps, tasksFor } from '../tasks/tasks-for'

const makers = { tasks: paymentTasks, itineraries: itineraryStore }

/** What agents have to see to about payments: of all trips that one may see, or of one. */
export const listPaymentTasks = useCase(
  paymentsRoutes.listPaymentTasks,
  ({ principal, query }, deps: TasksDeps & Basics) =>
    tasksFor({ principal, itineraryId: query.itineraryId }, deps),
)

export const handler = lambdaFor(listPaymentTasks, makers)
