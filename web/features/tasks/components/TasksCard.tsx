import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '#shared/format/words'
import { TitledCard } from '../../../components/card/TitledCard'
import { Bone } from '../../../components/feedback/Bone'
import { failureText } from '../../../lib/api/api-error'
import { type TaskScope, tasksQuery } from '../api/tasks'
import { openLines } from '../model/task-words'
import { AddTask } from './AddTask'
import { TaskLines } from './TaskLines'
import { looks } from './task-looks'

interface TasksCardProps {
  readonly title: string
  /** Whose, or about which trip or client: then new ones are about it, too. */
  readonly scope: TaskScope
  readonly timeZone: string
  /** Said when there is nothing to do. */
  readonly emptyText: string
  /** Pixels at the sides of each row. */
  readonly inset?: number
}

/** What is to be done, overdue first: added, ticked off and given to colleagues in place. */
export function TasksCard({ title, scope, timeZone, emptyText, inset = 0 }: TasksCardProps) {
  const { data, isError, error, refetch } = useQuery(tasksQuery(scope, timeZone))
  const count = data && openLines(data).length
  return (
    <TitledCard
      title={title}
      note={count ? <Box sx={looks.note}>{count}</Box> : undefined}
      id="tasks"
    >
      <Box sx={[looks.body, { '--task-inset': `${inset}px` }]}>
        {data !== undefined && <AddTask list={data} scope={scope} />}
        {data !== undefined && <TaskLines list={data} scope={scope} emptyText={emptyText} />}
        {data === undefined && isError && (
          <Box component="p" sx={looks.quiet} role="alert">
            Tasks couldn’t be loaded. {sentence(failureText(error))}{' '}
            <Button variant="text" size="xsmall" onClick={() => void refetch()}>
              Try again
            </Button>
          </Box>
        )}
        {data === undefined && !isError && <Waiting isShort={inset === 0} />}
      </Box>
    </TitledCard>
  )
}

/** Placeholders of the final size. */
const Waiting = ({ isShort }: { readonly isShort: boolean }) => (
  <Box role="status" aria-label="Loading tasks" sx={looks.waiting(isShort ? 90 : 190)}>
    {(isShort ? [68] : [68, 52, 60]).map((width) => (
      <Bone key={width} width={`${width}%`} height={16} />
    ))}
  </Box>
)
