import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import { tasksRoutes } from '#shared/api/tasks'
import type { Where } from '#shared/catalogue/filter-types'
import { nameOf } from '../../data/clients/client-records'
import { lambdaFor } from '../../data/table/lambda-for'
import type { TaskRecord } from '../../data/tasks/task-records'
import { useCase } from '../../runtime/use-case'
import { type FollowUpDeps, followUpMakers, followUpsFor } from '../follow-ups-for'
import {
  findAssignee,
  findClient,
  namesFor,
  type TaskDeps,
  type TaskNames,
  taskMakers,
} from '../task-names'
import { seesTask, taskView } from '../task-view'

/** Tasks of an agent, of an agency, or about a trip or a client, with what the rules add. */
export const listTasks = useCase(
  tasksRoutes.listTasks,
  async ({ query, principal }, deps: TaskDeps & FollowUpDeps) => {
    const { agencyId, agentId } = principal
    const { itineraryId, clientId, timeZone } = query
    const today = deps.clock.today(timeZone || undefined)
    const { tasks, dismissals } = await deps.tasks.all(agencyId)
    const names = await namesFor(agencyId, tasks, deps)
    const isAbout = (task: TaskRecord) =>
      (itineraryId === undefined || task.itineraryId === itineraryId) &&
      (clientId === undefined || findClient(task, names) === clientId)
    const isMine =
      itineraryId === undefined && clientId === undefined && !isAgency(query, principal)
    const visibleTasks = tasks.filter(
      (task) =>
        isAbout(task) &&
        (isMine ? isOfAgent(task, principal, names) : seesTask(principal, task, names)),
    )
    const only = (field: string, value: string): Where => ({
      kind: 'equality',
      field,
      type: 'string',
      value,
    })
    const where: Where = {
      kind: 'and',
      of: [
        itineraryId === undefined ? [] : only('id', itineraryId),
        clientId === undefined ? [] : only('clientId', clientId),
        isMine ? only('agentId', agentId) : [],
      ].flat(),
    }
    const zone = timeZone || 'UTC'
    return {
      today,
      tasks: visibleTasks.sort(byUrgency).map((task) => taskView(task, names)),
      followUps: await followUpsFor({ principal, where, today, zone, dismissals }, deps),
      colleagues: [...names.agents.values()]
        .filter(({ archived }) => !archived)
        .map((agent) => ({ id: agent.id, name: nameOf(agent) }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    }
  },
)

const isAgency = ({ whose }: { whose: 'mine' | 'agency' }, principal: AgentPrincipal): boolean =>
  whose === 'agency' && isAdmin(principal)

const isOfAgent = (task: TaskRecord, { agentId }: AgentPrincipal, names: TaskNames): boolean =>
  findAssignee(task, names) === agentId || task.createdBy.id === agentId

/** Open ones by due date, then what was done, the latest first. */
function byUrgency(one: TaskRecord, other: TaskRecord): number {
  if (one.done !== undefined && other.done !== undefined)
    return one.done.at < other.done.at ? 1 : -1
  if (one.done !== undefined || other.done !== undefined) return one.done === undefined ? -1 : 1
  return one.due < other.due ? -1 : 1
}

export const handler = lambdaFor(listTasks, { ...taskMakers, ...followUpMakers })
