import Box from '@mui/material/Box'
import { useState } from 'react'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { type Task, type Tasks, useChangeTask } from '../api/tasks'
import { AssigneeField } from './AssigneeField'

interface TaskDialogProps {
  readonly task: Task
  readonly colleagues: Tasks['colleagues']
  readonly onClose: () => void
}

const editableFields = ({ title, note = '', due, assigneeId }: Task) => ({
  title,
  note,
  due: due as string,
  assigneeId,
})
type Draft = ReturnType<typeof editableFields>

/** What is wrong with a draft, by field. */
const draftErrors = ({ title, due }: Draft): Readonly<Record<string, string>> => ({
  ...(title.trim() === '' && { title: 'Task is required' }),
  ...(!isCalendarDate(due) && { due: 'Choose a date' }),
})

/** Edits a task, or gives it to a colleague. */
export function TaskDialog({ task, colleagues, onClose }: TaskDialogProps) {
  const [draft, setDraft] = useState(() => editableFields(task))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useChangeTask()
  const refusals = fieldErrorsOf(error)
  const otherError = error && Object.keys(refusals).length === 0 ? failureText(error) : undefined
  const errors = { ...refusals, ...(isChecked && draftErrors(draft)) }
  const save = () => {
    setChecked(true)
    const { due } = draft
    if (Object.keys(draftErrors(draft)).length > 0 || !isCalendarDate(due)) return
    mutate({ of: task, change: { ...draft, due } }, { onSuccess: onClose })
  }
  const bind = (name: 'title' | 'note' | 'due') => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const title = bind('title')
  return (
    <FormDialog
      title="Edit task"
      submitLabel="Save"
      isBusy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Task"
          inputProps={{ maxLength: 200 }}
          {...title}
          error={title.error ?? otherError}
        />
        <Field label="Due" type="date" {...bind('due')} />
        <AssigneeField
          size="medium"
          value={draft.assigneeId}
          colleagues={colleagues}
          error={errors.assigneeId}
          onChange={(assigneeId) => setDraft({ ...draft, assigneeId })}
        />
        <Field
          label="Note (optional)"
          multiline
          minRows={3}
          inputProps={{ maxLength: 2000 }}
          {...bind('note')}
        />
      </Box>
    </FormDialog>
  )
}
