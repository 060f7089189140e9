import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFieldArray, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { bankAccounts } from '#shared/payments/bank-account'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, useChangeAgency } from '../api/agency'

const form = z.object({ accounts: bankAccounts })

/** Where clients send wires: the account of a trip's currency is in its payment requests. */
export function BankAccountsCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync, isPending } = useChangeAgency(agency.id)
  const { bankAccounts: accounts = [] } = agency
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    values: { accounts },
    resetOptions: { keepDirtyValues: true },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'accounts' })
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty ? 'Your bank accounts aren’t saved yet.' : undefined)
  const submit = handleSubmit((next) =>
    changeAsync({
      change: { bankAccounts: next.accounts },
      said: 'Bank accounts saved.',
      undo: { bankAccounts: accounts },
    }).catch(() => undefined),
  )
  return (
    <TitledCard title="Bank accounts">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        Payment requests and invoices show the account of the trip’s currency. Without one, clients
        are not offered a wire.
      </Box>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ id }, at) => (
          <Box key={id} component="fieldset" sx={accountBox} aria-label={`Account ${at + 1}`}>
            {columns.map(({ name, label, max, isWide }) => (
              <Box key={name} sx={isWide ? { gridColumn: '1 / -1' } : {}}>
                <Field
                  label={label}
                  inputProps={{ maxLength: max }}
                  error={errors.accounts?.[at]?.[name]?.message}
                  {...register(`accounts.${at}.${name}`)}
                />
              </Box>
            ))}
            <Button
              variant="text"
              onClick={() => remove(at)}
              aria-label={`Remove account ${at + 1}`}
              sx={{ justifySelf: 'start', ml: -0.8 }}
            >
              Remove account
            </Button>
          </Box>
        ))}
        <Box sx={{ ...inRow(1), justifyContent: 'space-between' }}>
          <Button
            variant="text"
            onClick={() =>
              append({
                currency: fields.length === 0 ? agency.currency : '',
                holder: agency.name,
                bank: '',
                account: '',
                code: '',
                note: '',
              })
            }
          >
            Add account
          </Button>
          <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
            Save accounts
          </AsyncButton>
        </Box>
      </Box>
    </TitledCard>
  )
}

const columns = [
  { name: 'currency', label: 'Currency', max: 3, isWide: false },
  { name: 'holder', label: 'Account holder', max: 100, isWide: false },
  { name: 'bank', label: 'Bank', max: 100, isWide: false },
  { name: 'account', label: 'IBAN or account number', max: 60, isWide: false },
  { name: 'code', label: 'SWIFT, routing or sort code', max: 60, isWide: false },
  { name: 'note', label: 'Note (optional)', max: 300, isWide: true },
] as const

const accountBox = {
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.6,
  px: 0,
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1.4,
}
