import { useState } from 'react'
import { failureText } from '../../../lib/api/api-error'
import { Act } from './Act'
import { PortalField } from './PortalField'
import { PortalForm } from './PortalForm'

interface AnswerFormProps {
  readonly label: string
  readonly onSend: (text: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** A few words to the agent. What is typed stays until it was sent. */
export function AnswerForm({ label, onSend, onCancel }: AnswerFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <PortalForm
      submit="Send"
      onSubmit={() =>
        text.trim() === '' ? setProblem('Write a few words first') : onSend(text.trim())
      }
      onFailure={(error) => setProblem(`${failureText(error)} Your text is kept here.`)}
      also={
        <Act look="soft" onClick={onCancel}>
          Cancel
        </Act>
      }
    >
      <PortalField
        label={label}
        rows={4}
        autoFocus
        value={text}
        onValue={setText}
        error={problem}
        maxLength={4_000}
      />
    </PortalForm>
  )
}
