import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { AgentId } from '#shared/ids/ids'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import type { Tasks } from '../api/tasks'
import { AssigneeField } from './AssigneeField'
import { type Subject, SubjectField } from './SubjectField'
import { looks } from './task-looks'

/** A task that is being typed. */
export interface TaskDraft {
  readonly title: string
  readonly due: string
  readonly assigneeId: AgentId
  readonly subject: Subject | undefined
}

interface AddTaskFieldsProps {
  readonly draft: TaskDraft
  readonly colleagues: Tasks['colleagues']
  readonly canChooseSubject: boolean
  readonly errors: Readonly<Record<string, string>>
  readonly isBusy: boolean
  readonly onEdit: (change: Partial<TaskDraft>) => void
  readonly onCancel: () => void
}

/** Day, colleague, and trip or client of a task that is being typed. */
export const AddTaskFields = ({
  draft: { due, assigneeId, subject },
  colleagues,
  canChooseSubject,
  errors,
  isBusy,
  onEdit,
  onCancel,
}: AddTaskFieldsProps) => (
  <Box sx={looks.addMore}>
    <Field
      label="Due"
      type="date"
      size="small"
      value={due}
      error={isCalendarDate(due) ? errors.due : 'Choose a date'}
      onChange={({ target }) => onEdit({ due: target.value })}
    />
    <AssigneeField
      value={assigneeId}
      colleagues={colleagues}
      error={errors.assigneeId}
      onChange={(id) => onEdit({ assigneeId: id })}
    />
    {canChooseSubject && (
      <div className="whole">
        <SubjectField value={subject} onChange={(next) => onEdit({ subject: next })} />
      </div>
    )}
    <Box sx={looks.addEnd}>
      <Button variant="text" size="small" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      <AsyncButton type="submit" size="small" loading={isBusy}>
        Add task
      </AsyncButton>
    </Box>
  </Box>
)
