import { tasksRoutes } from '#shared/api/tasks'
import { AppError } from '#shared/errors/app-error'
import { actorOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type TaskDeps, taskMakers } from '../task-names'
import { openTask, requireColleague, taskView } from '../task-view'

/** Changes a task, or marks it as done or open again, over the version that was read. */
export const patchTask = useCase(
  tasksRoutes.patchTask,
  async ({ params: { id }, body: { version, isDone, ...about }, principal }, deps: TaskDeps) => {
    const { task, names } = await openTask(principal, id, deps)
    if (task.version !== version) throw new AppError('record.changed')
    if (about.assigneeId !== undefined) requireColleague(about.assigneeId, names)
    const by = actorOf(principal, names.agents.get(principal.agentId))
    const completion = isDone
      ? (task.done ?? { at: deps.clock.now().toISOString(), by })
      : undefined
    const after = {
      ...task,
      title: about.title ?? task.title,
      note: about.note ?? task.note,
      due: about.due ?? task.due,
      assigneeId: about.assigneeId ?? task.assigneeId,
      done: isDone === undefined ? task.done : completion,
      version: version + 1,
    }
    await deps.tasks.save(after)
    return taskView(after, names)
  },
)

export const handler = lambdaFor(patchTask, taskMakers)
