import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type KeyScope, keyScopes } from '#shared/access/principal'
import { type NewApiKey, newApiKey } from '#shared/api/api-keys'
import { FormDialog } from '../../../components/dialogs/FormDialog'
import { Field } from '../../../components/inputs/Field'
import { FieldNote } from '../../../components/inputs/FieldNote'
import { FormSelect } from '../../../components/inputs/FormSelect'
import { useCopy } from '../../../components/snackbar/use-copy'
import { failureText } from '../../../lib/api/api-error'
import { agenciesQuery, useCreateApiKey } from '../api/config'

const scopeWords: Readonly<Record<KeyScope, string>> = {
  'itineraries:read': 'Read itineraries',
  'clients:read': 'Read clients',
  'payments:read': 'Read payments',
  'catalogue:read': 'Read camps, regions and activities',
  'rates:read': 'Read rates, rooms and availability',
  'audit:read': 'Read the audit trail',
  'audit:write': 'Write to the audit trail',
}

const kinds = [
  ['partner', 'A partner'],
  ['system', 'A system'],
] as const

/** Makes a key, and shows it once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: agencies = [] } = useQuery(agenciesQuery)
  const { mutate, data: made, isPending, error } = useCreateApiKey()
  const copy = useCopy()
  const { register, control, handleSubmit, formState } = useForm<
    z.input<typeof newApiKey>,
    unknown,
    NewApiKey
  >({
    resolver: zodResolver(newApiKey),
    defaultValues: { agencyId: '', name: '', kind: 'partner', scopes: [], days: 365 },
  })
  const { errors } = formState
  if (made !== undefined)
    return (
      <FormDialog
        title="API key created"
        text="Copy the key now: it’s shown only once. Whoever has it can act for the agency within its permissions."
        submitLabel={undefined}
        aside={
          <Button variant="outlined" onClick={() => copy(made.key, 'API key copied.')}>
            Copy key
          </Button>
        }
        onSubmit={() => undefined}
        onClose={onClose}
      >
        <Field
          label="API key"
          value={made.key}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </FormDialog>
    )
  return (
    <FormDialog
      title="Create API key"
      text="For a partner or a system of one agency."
      width="sm"
      submitLabel="Create key"
      isBusy={isPending}
      onSubmit={handleSubmit((body) => mutate(body))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label="Name"
          placeholder="Booking engine"
          autoComplete="off"
          inputProps={{ maxLength: 60 }}
          error={errors.name && 'Enter a name'}
          {...register('name')}
        />
        <Box
          sx={{ display: 'grid', gap: 1.6, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}
        >
          <FormSelect
            control={control}
            name="agencyId"
            label="Agency"
            error={errors.agencyId && 'Choose an agency'}
            options={agencies.filter(({ archived }) => !archived).map(({ id, name }) => [id, name])}
          />
          <FormSelect control={control} name="kind" label="For" options={kinds} />
          <Field
            label="Days until it ends"
            inputMode="numeric"
            error={errors.days?.message}
            {...register('days', {
              setValueAs: (text) => (text === '' ? undefined : Number(text)),
            })}
            placeholder="Never"
          />
        </Box>
        <FormControl component="fieldset" error={errors.scopes !== undefined}>
          <Box component="legend" sx={{ mb: 0.6, fontWeight: 600 }}>
            Permissions
          </Box>
          {keyScopes.map((scope) => (
            <FormControlLabel
              key={scope}
              label={scopeWords[scope]}
              control={<Checkbox value={scope} {...register('scopes')} />}
            />
          ))}
          <FieldNote id="key-scopes-note" text={errors.scopes?.message} isError />
        </FormControl>
        <FieldNote id="key-note" text={error === null ? undefined : failureText(error)} isError />
      </Box>
    </FormDialog>
  )
}
