import type { CalendarDate } from '#shared/dates/calendar-date'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import { clientListMakers } from '../clients/client-list'
import { agentStore } from '../data/people/agent-store'
import { taskStore } from '../data/tasks/task-store'
import { tripListMakers } from '../itineraries/view/trip-list'
import type { Deps } from '../runtime/use-case'
import { findAssignee, namesFor } from './task-names'
import { taskView } from './task-view'

export const openTaskMakers = {
  ...tripListMakers,
  ...clientListMakers,
  agentTasks: taskStore,
  people: agentStore,
}

interface OpenTasksAsked {
  readonly agencyId: AgencyId
  /** Who is to do them; everybody of the agency where undefined. */
  readonly agentId: AgentId | undefined
  /** The first and the last day that they are due. */
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Tasks due in a period that nobody has done, of all agents or of whoever is to do them. */
export async function openTasks(
  { agencyId, agentId, from, to }: OpenTasksAsked,
  deps: Omit<Deps<typeof openTaskMakers>, 'clock' | 'makeId'>,
) {
  const { tasks } = await deps.agentTasks.all(agencyId)
  const dueTasks = tasks.filter(({ done, due }) => done === undefined && due >= from && due <= to)
  if (dueTasks.length === 0) return []
  const names = await namesFor(agencyId, dueTasks, deps)
  return dueTasks
    .filter((task) => agentId === undefined || findAssignee(task, names) === agentId)
    .map((task) => {
      const { id, title, due, assigneeId, assigneeName, ...about } = taskView(task, names)
      const { itineraryId, itineraryName, clientId, clientName } = about
      const subject = { itineraryId, itineraryName, clientId, clientName }
      return { taskId: id, title, due, agentId: assigneeId, agentName: assigneeName, ...subject }
    })
}
