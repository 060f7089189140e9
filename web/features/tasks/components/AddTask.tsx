import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Field } from '../../../components/inputs/Field'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { useSession } from '../../../lib/session/session'
import { type TaskScope, type Tasks, useAddTask } from '../api/tasks'
import { AddTaskFields, type TaskDraft } from './AddTaskFields'
import { looks } from './task-looks'

interface AddTaskProps {
  readonly list: Tasks
  readonly scope: TaskScope
}

/** A line to type a task into; day, colleague and trip appear once one does. */
export function AddTask({ list: { today, colleagues }, scope }: AddTaskProps) {
  const { user } = useSession()
  const blank: TaskDraft = { title: '', due: today, assigneeId: user.userId, subject: undefined }
  const [draft, setDraft] = useState(blank)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, reset } = useAddTask()
  const errors = fieldErrorsOf(error)
  const otherError = error && Object.keys(errors).length === 0 ? failureText(error) : undefined
  const close = () => {
    setDraft(blank)
    reset()
    input.current?.focus()
  }
  const submit = () => {
    const { title, due, assigneeId, subject } = draft
    if (isPending || title.trim() === '' || !isCalendarDate(due)) return
    const { itineraryId, clientId } = scope
    const about = { itineraryId, clientId, ...subject?.about }
    mutate({ title: title.trim(), due, assigneeId, ...about }, { onSuccess: close })
  }
  const edit = (change: Partial<TaskDraft>) => setDraft({ ...draft, ...change })
  return (
    <Box
      component="form"
      noValidate
      aria-label="Add a task"
      sx={looks.add}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label=""
        size="small"
        icon="plus"
        placeholder="Add a task"
        inputRef={input}
        inputProps={{ maxLength: 200, 'aria-label': 'Add a task' }}
        value={draft.title}
        error={errors.title ?? otherError}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onChange={({ target }) => edit({ title: target.value })}
      />
      {draft.title !== '' && (
        <AddTaskFields
          draft={draft}
          colleagues={colleagues}
          canChooseSubject={scope.itineraryId === undefined && scope.clientId === undefined}
          errors={errors}
          isBusy={isPending}
          onEdit={edit}
          onCancel={close}
        />
      )}
    </Box>
  )
}
