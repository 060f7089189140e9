import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { TaskScope, Tasks } from '../api/tasks'
import { openLines } from '../model/task-words'
import { FollowUpRow } from './FollowUpRow'
import { TaskRow } from './TaskRow'
import { looks } from './task-looks'

interface TaskLinesProps {
  readonly list: Tasks
  readonly scope: TaskScope
  readonly emptyText: string
}

const maxShown = 6

/** What is open, the most urgent first; what was done is shown where one asks for it. */
export function TaskLines({ list, scope, emptyText }: TaskLinesProps) {
  const [isWhole, setWhole] = useState(false)
  const [showsDone, setShowsDone] = useState(false)
  const lines = openLines(list)
  const completedTasks = list.tasks.filter(({ done }) => done !== undefined)
  const hiddenCount = lines.length - maxShown
  return (
    <>
      {lines.length === 0 && (
        <Box component="p" sx={looks.quiet}>
          {emptyText}
        </Box>
      )}
      <Box component="ul" sx={looks.list}>
        {lines
          .slice(0, isWhole ? undefined : maxShown)
          .map((line) =>
            line.kind === 'task' ? (
              <TaskRow key={line.key} task={line.task} list={list} scope={scope} />
            ) : (
              <FollowUpRow
                key={line.key}
                followUp={line.followUp}
                today={list.today}
                scope={scope}
              />
            ),
          )}
        {showsDone &&
          completedTasks.map((task) => (
            <TaskRow key={task.id} task={task} list={list} scope={scope} />
          ))}
      </Box>
      {(hiddenCount > 0 || completedTasks.length > 0) && (
        <Box sx={looks.foot}>
          {hiddenCount > 0 && (
            <Toggle
              isOn={isWhole}
              onChange={setWhole}
              labels={[`Show ${hiddenCount} more`, 'Show fewer']}
            />
          )}
          {completedTasks.length > 0 && (
            <Toggle
              isOn={showsDone}
              onChange={setShowsDone}
              labels={[`Show ${completedTasks.length} done`, 'Hide done']}
            />
          )}
        </Box>
      )}
    </>
  )
}

interface ToggleProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** While it is off, and while it is on. */
  readonly labels: readonly [off: string, on: string]
}

const Toggle = ({ isOn, onChange, labels }: ToggleProps) => (
  <Button variant="text" size="xsmall" aria-expanded={isOn} onClick={() => onChange(!isOn)}>
    {labels[isOn ? 1 : 0]}
  </Button>
)
