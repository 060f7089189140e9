import { isAdmin } from '#shared/access/roles'
import { tasksRoutes } from '#shared/api/tasks'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type TaskDeps, taskMakers } from '../task-names'
import { openTask } from '../task-view'

/** Deletes a task: whoever made it and lead agents may; others mark it as done. */
export const deleteTask = useCase(
  tasksRoutes.deleteTask,
  async ({ params: { id }, principal }, deps: TaskDeps) => {
    const { task } = await openTask(principal, id, deps)
    if (!isAdmin(principal) && task.createdBy.id !== principal.agentId)
      throw new AppError('auth.forbidden')
    await deps.tasks.remove(task)
    return { id }
  },
)

export const handler = lambdaFor(deleteTask, taskMakers)
