import type { AgentPrincipal } from '#shared/access/principal'
import { isAdmin } from '#shared/access/roles'
import type { Task } from '#shared/api/tasks'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgentId, TaskId } from '#shared/ids/ids'
import { nameOf } from '../data/clients/client-records'
import type { TaskRecord } from '../data/tasks/task-records'
import { findAssignee, namesFor, type TaskDeps, type TaskNames } from './task-names'

export function taskView(task: TaskRecord, names: TaskNames): Task {
  const { agencyId: _agency, createdBy, done, ...about } = task
  const assigneeId = findAssignee(task, names)
  const assignee = names.agents.get(assigneeId)
  const trip = task.itineraryId && names.trips.get(task.itineraryId)
  const client = task.clientId && names.clients.get(task.clientId)
  return {
    ...about,
    assigneeId,
    assigneeName: assignee === undefined ? assigneeId : nameOf(assignee),
    itineraryName: trip ? trip.name : undefined,
    clientName: client ? client.name : trip ? trip.clientName : undefined,
    createdBy: createdBy.name,
    createdById: createdBy.id,
    done: done && { at: done.at, by: done.by.name },
  }
}

/** Whether an agent sees a task: theirs to do, made by them, about their trip, or as lead agent. */
export const seesTask = (principal: AgentPrincipal, task: TaskRecord, names: TaskNames): boolean =>
  isAdmin(principal) ||
  task.createdBy.id === principal.agentId ||
  findAssignee(task, names) === principal.agentId ||
  (task.itineraryId !== undefined &&
    names.trips.get(task.itineraryId)?.agentId === principal.agentId)

/**
 * A task that an agent may see, with its names.
 * @throws AppError record.not-found, also for one of a colleague
 */
export async function openTask(principal: AgentPrincipal, id: TaskId, deps: TaskDeps) {
  const task = await deps.tasks.get(principal.agencyId, id)
  if (task === undefined) throw new AppError('record.not-found')
  const names = await namesFor(principal.agencyId, [task], deps)
  if (!seesTask(principal, task, names)) throw new AppError('record.not-found')
  return { task, names }
}

/** @throws AppError request.invalid for anybody who is not at work in the agency */
export function requireColleague(id: AgentId, { agents }: Pick<TaskNames, 'agents'>): void {
  if (agents.get(id)?.archived ?? true)
    refuseField('body.assigneeId', 'is nobody who works at the agency')
}
