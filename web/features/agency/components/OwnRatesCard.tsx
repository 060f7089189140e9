import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm } from 'react-hook-form'
import { Field } from '../../../components/inputs/Field'
import { ownRateColumns } from '../../../lib/exchange/own-rate-columns'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { todayHere } from '../../../lib/time/today-here'
import { type Agency, useChangeAgency } from '../api/agency'
import { ownRatesForm, ratesToSend, ratesToType } from '../model/own-rates-form'
import { EntriesForm, Entry } from './EntriesForm'

/** Exchange rates that quotes take in place of the day's, as for currency bought forward. */
export function OwnRatesCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync, isPending } = useChangeAgency(agency.id)
  const { ownRates = [] } = agency
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(ownRatesForm),
    values: { rates: ratesToType(ownRates) },
    resetOptions: { keepDirtyValues: true },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'rates' })
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty ? 'Your exchange rates aren’t saved yet.' : undefined)
  const submit = handleSubmit(({ rates }) =>
    changeAsync({
      change: { ownRates: ratesToSend(rates) },
      said: 'Exchange rates saved.',
      undo: { ownRates },
    }).catch(() => undefined),
  )
  return (
    <EntriesForm
      title="Your own exchange rates"
      intro="New trips and quotes take these in place of the day’s rates, as for currency you bought forward. Trips keep the rates they were quoted at."
      noun="rate"
      nouns="rates"
      isFull={fields.length >= 20}
      isDirty={isDirty}
      isSaving={isPending}
      onAdd={() =>
        append({ currency: '', rate: '', date: todayHere(), reason: '', from: '', until: '' })
      }
      onSubmit={submit}
    >
      {fields.map(({ id }, at) => (
        <Entry key={id} noun="rate" at={at} columns="1fr 1fr" onRemove={() => remove(at)}>
          {columns.map(({ name, label, ...look }) => (
            <Field
              key={name}
              label={label}
              error={errors.rates?.[at]?.[name]?.message}
              {...look}
              {...register(`rates.${at}.${name}`)}
            />
          ))}
        </Entry>
      ))}
    </EntriesForm>
  )
}

const columns = [
  ...ownRateColumns,
  { name: 'from', label: 'Trips starting from (optional)', type: 'date' },
  { name: 'until', label: 'Trips starting until (optional)', type: 'date' },
] as const
