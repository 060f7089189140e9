import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { mailDomainInput } from '#shared/api/mail-domain'
import type { AgencyId } from '#shared/ids/ids'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type MailDomain, useSaveMailDomain } from '../api/mail-domain'

interface MailDomainFormProps {
  readonly agencyId: AgencyId
  /** The one that is changed; none where the first is set up. */
  readonly domain: MailDomain | undefined
  readonly onEnd: () => void
}

/** The address that emails are to be from. */
export function MailDomainForm({ agencyId, domain, onEnd }: MailDomainFormProps) {
  const { mutateAsync, isPending } = useSaveMailDomain(agencyId)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(mailDomainInput),
    defaultValues: { localPart: domain?.localPart ?? '', name: domain?.name ?? '' },
  })
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty ? 'Your sending address isn’t saved yet.' : undefined)
  const submit = handleSubmit((input) =>
    mutateAsync(input).then(onEnd, (error: unknown) => {
      const { name, localPart } = fieldErrorsOf(error)
      if (localPart !== undefined) setError('localPart', { message: localPart })
      if (localPart === undefined || name !== undefined)
        setError('name', { message: name ?? failureText(error, 'Not saved.') })
    }),
  )
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.6 }}>
      <Box component="p" sx={{ color: 'ink.second' }}>
        {domain === undefined
          ? 'Emails to your clients go out from Tembea’s address, in your agency’s name. Set up a domain of your own to send them from an address of yours.'
          : 'Another domain replaces this one, and needs DNS records of its own.'}
      </Box>
      <Box sx={sideBySide}>
        <Field
          label="Name before the @"
          placeholder="trips"
          inputProps={{ maxLength: 64, autoCapitalize: 'off', spellCheck: false }}
          error={errors.localPart?.message}
          {...register('localPart')}
        />
        <Field
          label="Domain"
          placeholder="mail.youragency.com"
          hint="A domain of your agency whose DNS you can change"
          inputProps={{ maxLength: 200, autoCapitalize: 'off', spellCheck: false }}
          error={errors.name?.message}
          {...register('name')}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {domain !== undefined && (
          <Button variant="text" onClick={onEnd}>
            Cancel
          </Button>
        )}
        <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
          {domain === undefined ? 'Set up domain' : 'Save address'}
        </AsyncButton>
      </Box>
    </Box>
  )
}

const sideBySide = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  gap: 1.2,
}
