import { useState } from 'react'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import type { MenuAction } from '../../../components/menu/ActionMenu'
import { MenuButton } from '../../../components/menu/MenuButton'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText } from '../../../lib/api/api-error'
import { useSession } from '../../../lib/session/session'
import { type Task, type Tasks, useChangeTask, useDeleteTask } from '../api/tasks'
import { TaskDialog } from './TaskDialog'

interface TaskMenuProps {
  readonly task: Task
  readonly today: CalendarDate
  readonly colleagues: Tasks['colleagues']
}

/** What can be done with a task: edit, put off, delete. */
export function TaskMenu({ task, today, colleagues }: TaskMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { user, may } = useSession()
  const { mutate: change } = useChangeTask()
  const { mutate: remove } = useDeleteTask()
  const tomorrow = addDays(today, 1)
  const moveToTomorrow: MenuAction = {
    icon: 'calendar',
    label: 'Move to tomorrow',
    run: () =>
      change(
        { of: task, change: { due: tomorrow } },
        {
          onSuccess: () => showSnackbar(`“${task.title}” is due tomorrow.`),
          onError: (error) => showSnackbar(failureText(error, 'Not moved:'), { tone: 'error' }),
        },
      ),
  }
  const deletion: MenuAction = {
    icon: 'trash-2',
    label: 'Delete',
    isDestructive: true,
    run: () => remove(task),
  }
  const canDelete = may('admin') || task.createdById === user.userId
  const actions: MenuAction[] = [
    { icon: 'pencil', label: 'Edit or assign', run: () => setOpen(true) },
    ...(task.done === undefined && task.due < tomorrow ? [moveToTomorrow] : []),
    ...(canDelete ? [deletion] : []),
  ]
  return (
    <>
      <MenuButton size="small" label={`More for “${task.title}”`} actions={() => actions} />
      {isOpen && <TaskDialog task={task} colleagues={colleagues} onClose={() => setOpen(false)} />}
    </>
  )
}
