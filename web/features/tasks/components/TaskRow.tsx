import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { CheckMark } from '../../../components/inputs/CheckMark'
import { dayOfInstant } from '../../../lib/time/instants'
import { type Task, type TaskScope, type Tasks, useTickTask } from '../api/tasks'
import { dueWording } from '../model/task-words'
import { TaskAbout } from './TaskAbout'
import { TaskMenu } from './TaskMenu'
import { looks } from './task-looks'

interface TaskRowProps {
  readonly task: Task
  readonly list: Tasks
  readonly scope: TaskScope
}

/** A task to tick off. */
export function TaskRow({ task, list: { today, colleagues }, scope }: TaskRowProps) {
  const { tick, isPending } = useTickTask()
  const isDone = (task.done !== undefined) !== isPending
  const { text, tone } = taskTiming(task, today)
  return (
    <Box component="li" className={isDone ? 'done' : undefined} sx={looks.row}>
      <Checkbox
        sx={looks.tick}
        checked={isDone}
        disabled={isPending}
        icon={<CheckMark />}
        checkedIcon={<CheckMark />}
        slotProps={{ input: { 'aria-label': `Done: ${task.title}` } }}
        onChange={() => tick(task, task.done === undefined)}
      />
      <div>
        <b dir="auto">{task.title}</b>
        <TaskAbout task={task} scope={scope} />
      </div>
      <Box className="due" sx={looks.due(tone)}>
        {text}
      </Box>
      <TaskMenu task={task} today={today} colleagues={colleagues} />
    </Box>
  )
}

const taskTiming = ({ done, due }: Task, today: CalendarDate) =>
  done === undefined
    ? dueWording(due, today)
    : { text: `Done ${shortDate(dayOfInstant(done.at))}`, tone: 'ink.second' }
