import { zodResolver } from '@hookform/resolvers/zod'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Controller, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { profileBody } from '#shared/api/my-account'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { failureText, fieldErrorsOf } from '../../../lib/api/api-error'
import { browserZone } from '../../../lib/time/today-here'
import { type Account, useChangeAccount } from '../api/account'

type Profile = z.infer<typeof profileBody>
const missing = new Map([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
])

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
const zoneWords = (zone: string) => zone.replaceAll('_', ' ')

/** The field's own label goes by an id of its own. */
const withoutId = <Props extends { readonly id?: string | undefined }>({
  id: _,
  ...props
}: Props) => props

/** Changes name, phone and time zone. */
export function ProfileDialog({
  account,
  onClose,
}: {
  readonly account: Account
  readonly onClose: () => void
}) {
  const { mutate, isPending } = useChangeAccount()
  const { firstName, lastName, phone, timeZone } = account
  const { register, control, handleSubmit, setError, setValue, watch, formState } =
    useForm<Profile>({
      resolver: zodResolver(profileBody),
      defaultValues: { firstName, lastName, phone, timeZone },
    })
  const submit = handleSubmit((profile) =>
    mutate(profile, {
      onSuccess: () => {
        showSnackbar('Profile saved.')
        onClose()
      },
      onError: (error) => {
        const fields = Object.entries(fieldErrorsOf(error))
        for (const [field, message] of fields) setError(field as keyof Profile, { message })
        if (fields.length === 0) setError('phone', { message: failureText(error) })
      },
    }),
  )
  const errorOf = (name: 'firstName' | 'lastName' | 'phone') => {
    const message = formState.errors[name]?.message
    return message === 'must not be empty' ? missing.get(name) : message
  }
  const here = browserZone
  return (
    <FormDialog
      title="Edit profile"
      width="sm"
      submitLabel="Save"
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6, mt: 2 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.6 }}>
          <Field
            label="First name"
            autoComplete="given-name"
            inputProps={{ maxLength: 100 }}
            error={errorOf('firstName')}
            {...register('firstName')}
          />
          <Field
            label="Last name"
            autoComplete="family-name"
            inputProps={{ maxLength: 100 }}
            error={errorOf('lastName')}
            {...register('lastName')}
          />
        </Box>
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          inputProps={{ maxLength: 40 }}
          error={errorOf('phone')}
          {...register('phone')}
        />
        <Controller
          control={control}
          name="timeZone"
          render={({ field: { value = '', onChange, onBlur } }) => (
            <Autocomplete
              options={zones}
              value={value === '' ? null : value}
              getOptionLabel={zoneWords}
              onChange={(_event, zone) => onChange(zone ?? '')}
              onBlur={onBlur}
              renderInput={({ slotProps }) => (
                <Field
                  label="Time zone"
                  hint="For the times in your emails"
                  error={formState.errors.timeZone?.message}
                  aside={
                    watch('timeZone') !== here && (
                      <Link
                        component="button"
                        type="button"
                        sx={{ fontSize: 13, fontWeight: 600 }}
                        onClick={() => setValue('timeZone', here, { shouldDirty: true })}
                      >
                        Use {zoneWords(here)}
                      </Link>
                    )
                  }
                  {...slotProps.input}
                  inputProps={withoutId(slotProps.htmlInput)}
                />
              )}
            />
          )}
        />
      </Box>
    </FormDialog>
  )
}
