import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { agencySender } from '#shared/api/agency-shapes'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, useChangeAgency } from '../api/agency'

/** Whom emails to clients are from, and where the answers go. */
export function SenderCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync, isPending } = useChangeAgency(agency.id)
  const { name = '', replyTo = '' } = agency.sender ?? {}
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(agencySender),
    values: { name, replyTo },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty ? 'Your sender details aren’t saved yet.' : undefined)
  const submit = handleSubmit((sender) =>
    changeAsync({
      change: { sender },
      said: 'Sender saved.',
      undo: { sender: { name, replyTo } },
    }).catch(() => undefined),
  )
  return (
    <TitledCard title="Sender">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Name that clients see"
          placeholder={agency.name}
          hint="Leave empty for the agency’s name"
          inputProps={{ maxLength: 60 }}
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          label="Replies go to"
          type="email"
          hint="Leave empty for the trip’s agent"
          inputProps={{ maxLength: 254 }}
          error={errors.replyTo?.message}
          {...register('replyTo')}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
            Save sender
          </AsyncButton>
        </Box>
      </Box>
    </TitledCard>
  )
}
