import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { newAgent } from '#shared/api/agency-people'
import type { AgencyId } from '#shared/ids/ids'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf, isApiError } from '../../../lib/api/api-error'
import { type Person, useInviteAgent } from '../api/agents'

type NewAgent = z.infer<typeof newAgent>

const missing: Readonly<Record<keyof NewAgent, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email must be valid',
}

interface InviteDialogProps {
  readonly agencyId: AgencyId
  readonly agency: string
  /** Somebody who is there already: their name and email change instead. */
  readonly person?: Person
  readonly onClose: () => void
}

/** Invites a colleague to the agency, or changes name and email of one. */
export function InviteDialog({ agencyId, agency, person: known, onClose }: InviteDialogProps) {
  const { mutate, isPending } = useInviteAgent(agencyId, known?.id)
  const { register, handleSubmit, setError, formState } = useForm<NewAgent>({
    resolver: zodResolver(newAgent),
    defaultValues: {
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      email: known?.email ?? '',
    },
  })
  const submit = handleSubmit((person) =>
    mutate(person, {
      onSuccess: () => {
        showSnackbar(
          `${person.firstName} ${person.lastName} is ${known === undefined ? 'invited' : 'saved'}.`,
        )
        onClose()
      },
      onError: (error) => {
        const fields = Object.entries(fieldErrorsOf(error))
        for (const [field, message] of fields) setError(field as keyof NewAgent, { message })
        const isTaken = isApiError(error, 'client.email-exists')
        if (fields.length === 0)
          setError('email', { message: isTaken ? 'Email already exists' : failureText(error) })
      },
    }),
  )
  const field = (name: keyof NewAgent, label: string) => {
    const message = formState.errors[name]?.message
    return (
      <Field
        label={label}
        autoComplete="off"
        inputProps={{ maxLength: name === 'email' ? 254 : 100 }}
        error={message === 'must not be empty' ? missing[name] : message}
        {...register(name)}
      />
    )
  }
  return (
    <FormDialog
      title={known === undefined ? 'Invite a colleague' : 'Edit colleague'}
      text={
        known === undefined
          ? `They’ll get an email to choose a password, and then work in ${agency} with their own clients and trips.`
          : 'With another email they sign in by that. We’ll tell both addresses.'
      }
      submitLabel={known === undefined ? 'Send invitation' : 'Save'}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.6 }}>
          {field('firstName', 'First name')}
          {field('lastName', 'Last name')}
        </Box>
        {field('email', 'Email')}
      </Box>
    </FormDialog>
  )
}
