import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useFieldArray, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { bankAccounts } from '#shared/payments/bank-account'
import { Field } from '../../../components/inputs/Field'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, useChangeAgency } from '../api/agency'
import { EntriesForm, Entry } from './EntriesForm'

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
    <EntriesForm
      title="Bank accounts"
      intro="Payment requests and invoices show the account of the trip’s currency. Without one, clients are not offered a wire."
      noun="account"
      nouns="accounts"
      isDirty={isDirty}
      isSaving={isPending}
      onAdd={() =>
        append({
          currency: fields.length === 0 ? agency.currency : '',
          holder: agency.name,
          bank: '',
          account: '',
          code: '',
          note: '',
        })
      }
      onSubmit={submit}
    >
      {fields.map(({ id }, at) => (
        <Entry key={id} noun="account" at={at} columns="1fr 1fr" onRemove={() => remove(at)}>
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
        </Entry>
      ))}
    </EntriesForm>
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
