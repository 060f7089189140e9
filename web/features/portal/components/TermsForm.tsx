import Box from '@mui/material/Box'
import { type FormEvent, useState } from 'react'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { api } from '../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'

interface TermsFormProps {
  readonly version: number
  readonly onAccepted: (accepted: { readonly name: string; readonly at: string }) => void
}

/** Accepts the version that was read, by the full name of whoever accepts it. */
export function TermsForm({ version, onAccepted }: TermsFormProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setProblem('Enter your full name')
    setBusy(true)
    try {
      onAccepted(await api('POST /api/portal/terms/accept', { body: { version, name: name.trim() } }))
    } catch (error) {
      setProblem(fieldErrorsOf(error).name ?? failureText(error))
    }
    setBusy(false)
  }
  return (
    <Box component="form" noValidate onSubmit={accept} sx={{ display: 'grid', gap: 1.4 }}>
      <Field
        label="Your full name"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem}
        inputProps={{ maxLength: 200 }}
      />
      <AsyncButton type="submit" variant="main" size="large" loading={isBusy}>
        Accept the terms
      </AsyncButton>
    </Box>
  )
}
