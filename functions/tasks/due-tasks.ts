import type { Task } from '#shared/api/tasks'
import { dateInZone } from '#shared/dates/zoned-time'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import type { TaskRecord } from '../data/tasks/task-records'
import { findAssignee, namesFor, type TaskDeps } from './task-names'
import { taskView } from './task-view'

interface DueFor {
  readonly agencyId: AgencyId
  readonly agentId: AgentId
  readonly now: Date
}

/** Those of an agency's tasks that an agent is to do by today, on their own clock; the longest due first. */
export async function dueTasks(
  tasks: readonly TaskRecord[],
  { agencyId, agentId, now }: DueFor,
  deps: Pick<TaskDeps, 'people' | 'tripList' | 'clientList'>,
): Promise<Task[]> {
  const openTasks = tasks.filter(({ done }) => done === undefined)
  if (openTasks.length === 0) return []
  const names = await namesFor(agencyId, openTasks, deps)
  const today = dateInZone(now, names.agents.get(agentId)?.timeZone || 'UTC')
  return openTasks
    .filter((task) => task.due <= today && findAssignee(task, names) === agentId)
    .sort((one, other) => (one.due < other.due ? -1 : 1))
    .map((task) => taskView(task, names))
}
