import { tasksRoutes } from '#shared/api/tasks'
import { AppError } from '#shared/errors/app-error'
import { taskIdSchema } from '#shared/ids/ids'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { actorOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { namesFor, taskMakers } from '../task-names'
import { requireColleague, taskView } from '../task-view'

const makers = { ...taskMakers, itineraries: itineraryStore, clients: clientStore }

/** Adds a task, about a trip or a client that is the agent's, or about neither. */
export const createTask = useCase(
  tasksRoutes.createTask,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const { itineraryId, clientId } = body
    const [trip, client, { tasks }, names] = await Promise.all([
      itineraryId && deps.itineraries.get(agencyId, itineraryId),
      clientId && deps.clients.get(agencyId, clientId),
      deps.tasks.all(agencyId),
      namesFor(agencyId, [body], deps),
    ])
    if (itineraryId !== undefined) requireOwnTrip(principal, trip || undefined)
    if (clientId !== undefined) requireOwn(principal, client || undefined)
    requireColleague(body.assigneeId, names)
    const caller = names.agents.get(agentId)
    if (caller === undefined) throw new AppError('record.not-found')
    const task = {
      ...body,
      id: taskIdSchema.parse(deps.makeId('task')),
      agencyId,
      version: 1,
      createdBy: actorOf(principal, caller),
      createdAt: deps.clock.now().toISOString(),
    }
    await deps.tasks.add(task, tasks.filter(({ done }) => done === undefined).length)
    return taskView(task, names)
  },
)

export const handler = lambdaFor(createTask, makers)
