import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { failureText } from '../../lib/api/api-error'
import { beginMasquerade } from '../../lib/session/masquerade'
import { FormDialog } from '../dialogs/FormDialog'
import { FieldNote } from '../inputs/FieldNote'
import { Segmented } from '../inputs/Segmented'

const times = [
  { value: '15', label: '15 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
] as const

interface SignInAsDialogProps {
  readonly person: { readonly id: AgentId; readonly agencyId: AgencyId; readonly fullName: string }
  readonly onClose: () => void
}

/** Asks for how long to be signed in as a colleague. */
export function SignInAsDialog({ person, onClose }: SignInAsDialogProps) {
  const [minutes, setMinutes] = useState<(typeof times)[number]['value']>('60')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { id: userId, agencyId } = person
      return api('POST /api/Agents/loginAsUser', {
        body: { userId, agencyId, duration: Number(minutes) * 60_000 },
      })
    },
    onSuccess: beginMasquerade,
  })
  return (
    <FormDialog
      title={`Sign in as ${person.fullName}`}
      text="You’ll see and do everything as they would, but for passwords and payments. The audit trail shows both of your names."
      submitLabel="Sign in"
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Segmented label="For how long" value={minutes} segments={times} onChange={setMinutes} />
      <FieldNote
        id="sign-in-as-note"
        text={error === null ? undefined : failureText(error)}
        isError
      />
    </FormDialog>
  )
}
