import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type FormEvent, useState } from 'react'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { failureText } from '../../../lib/api/api-error'
import { Act } from './Act'

interface AnswerFormProps {
  readonly label: string
  readonly onSend: (text: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** A few words to the agent. What is typed stays until it was sent. */
export function AnswerForm({ label, onSend, onCancel }: AnswerFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') return setProblem('Write a few words first')
    setBusy(true)
    await onSend(text.trim()).catch((error: unknown) => setProblem(`${failureText(error)} Your text is kept here.`))
    setBusy(false)
  }
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1.2 }}>
      <Field
        label={label}
        multiline
        minRows={3}
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
        inputProps={{ maxLength: 4_000 }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <AsyncButton type="submit" loading={isBusy}>
          Send
        </AsyncButton>
        <Act look="soft" onClick={onCancel}>
          Cancel
        </Act>
      </Stack>
    </Box>
  )
}
