import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { agencyProfile } from '#shared/api/agencies'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, useChangeAgency } from '../api/agency'
import { SettingSwitch } from './SettingSwitch'

/**
 * Name, address and tax number, as they stand on mails and documents, and whether its people need a second step
 * to sign in.
 */
export function ProfileCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync, isPending } = useChangeAgency(agency.id)
  const { name, address = '', taxNumber = '' } = agency
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(agencyProfile),
    values: { name, address, taxNumber },
    resetOptions: { keepDirtyValues: true },
  })
  useLeaveGuard(formState.isDirty ? 'The agency’s details aren’t saved yet.' : undefined)
  const submit = handleSubmit((next) =>
    changeAsync({
      change: next,
      said: 'Agency saved.',
      undo: { name, address, taxNumber },
    }).catch(() => undefined),
  )
  const { errors, isDirty } = formState
  return (
    <TitledCard title="Agency">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Name"
          inputProps={{ maxLength: 100 }}
          error={errors.name && 'Agency name is required'}
          {...register('name')}
        />
        <Field
          label="Address (optional)"
          multiline
          minRows={2}
          inputProps={{ maxLength: 500 }}
          error={errors.address?.message}
          {...register('address')}
        />
        <Field
          label="Tax number (optional)"
          hint="Stands on invoices and receipts as you write it, such as “VAT no. 4530123456”"
          inputProps={{ maxLength: 60 }}
          error={errors.taxNumber?.message}
          {...register('taxNumber')}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
            Save
          </AsyncButton>
        </Box>
      </Box>
      <SecondStep agency={agency} />
    </TitledCard>
  )
}

function SecondStep({ agency }: { readonly agency: Agency }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.6, pt: 1.2 }}>
      <SettingSwitch
        agency={agency}
        label="Require a second step to sign in"
        isOn={agency.mfaRequired ?? false}
        change={(required) => ({ mfaRequired: required })}
        toasts={{
          on: 'Everyone now needs a second step to sign in.',
          off: 'The second step is optional now.',
        }}
      />
      <Box component="p" sx={{ color: 'ink.second', fontSize: 13 }}>
        Everyone signs in with an authenticator app or a passkey, too. Whoever has none sets it up
        at their next sign-in.
      </Box>
    </Box>
  )
}
