import Box from '@mui/material/Box'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../components/inputs/Field'
import { clientRules, type NewClient } from '../model/client-choice'

const rows = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: 'Email', autoComplete: 'email', maxLength: 254 },
  { name: 'contact.phone', label: 'Phone (optional)', autoComplete: 'tel', maxLength: 50 },
  {
    name: 'contact.address',
    label: 'Address (optional)',
    autoComplete: 'street-address',
    maxLength: 500,
  },
] as const

/**
 * The five fields of a new client (2 §5.5). Each invalid one shows its error; the first is focused.
 */
export function NewClientFields({
  form,
  isBusy,
}: {
  readonly form: UseFormReturn<NewClient>
  readonly isBusy: boolean
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.4 }}>
      {rows.map(({ name, label, autoComplete, maxLength }) => (
        <Box
          key={name}
          sx={
            name === 'firstName' || name === 'lastName' ? { minWidth: 0 } : { gridColumn: '1 / -1' }
          }
        >
          <Field
            label={label}
            disabled={isBusy}
            autoComplete={autoComplete}
            autoFocus={name === 'firstName'}
            error={form.getFieldState(name, form.formState).error?.message}
            inputProps={{ maxLength, ...(name === 'email' ? { inputMode: 'email' } : {}) }}
            {...form.register(name, { validate: clientRules[name] })}
          />
        </Box>
      ))}
    </Box>
  )
}
