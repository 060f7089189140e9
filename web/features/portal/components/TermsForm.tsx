import { useState } from 'react'
import { api } from '../../../lib/api/api'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { PortalField } from './PortalField'
import { PortalForm } from './PortalForm'

interface TermsFormProps {
  readonly version: number
  readonly onAccepted: (accepted: { readonly name: string; readonly at: string }) => void
}

/** Accepts the version that was read, by the full name of whoever accepts it. */
export function TermsForm({ version, onAccepted }: TermsFormProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const accept = async () => {
    if (name.trim() === '') return setProblem('Enter your full name')
    onAccepted(await api('POST /api/portal/terms/accept', { body: { version, name: name.trim() } }))
  }
  const tell = (error: unknown) => setProblem(fieldErrorsOf(error).name ?? failureText(error))
  return (
    <PortalForm submit="Accept the terms" onSubmit={accept} onFailure={tell}>
      <PortalField
        label="Your full name"
        autoComplete="name"
        value={name}
        onValue={setName}
        error={problem}
        maxLength={200}
      />
    </PortalForm>
  )
}
