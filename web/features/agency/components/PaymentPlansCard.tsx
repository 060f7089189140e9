import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm } from 'react-hook-form'
import { policyOfText, policyText } from '#shared/cancellation/cancellation-text'
import { Field } from '../../../components/inputs/Field'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, useChangeAgency } from '../api/agency'
import { plansForm } from '../model/plans-form'
import { EntriesForm, Entry } from './EntriesForm'

/** How clients are asked for the price of a trip: parts of it before the balance. */
export function PaymentPlansCard({ agency }: { readonly agency: Agency }) {
  const { changeAsync, isPending } = useChangeAgency(agency.id)
  const { paymentPlans = [] } = agency
  const plans = paymentPlans.map(({ name, steps }) => ({ name, text: policyText(steps) }))
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(plansForm),
    values: { plans },
    resetOptions: { keepDirtyValues: true },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'plans' })
  const { errors, isDirty } = formState
  useLeaveGuard(isDirty ? 'Your payment plans aren’t saved yet.' : undefined)
  const submit = handleSubmit((next) =>
    changeAsync({
      change: {
        paymentPlans: next.plans.map(({ name, text }) => ({ name, steps: policyOfText(text) })),
      },
      said: 'Payment plans saved.',
      undo: { paymentPlans },
    }).catch(() => undefined),
  )
  return (
    <EntriesForm
      title="Payment plans"
      intro="A plan asks for parts of the price between the deposit and the balance. The first is used unless another is chosen for a trip. Payments that were generated stay as they are."
      noun="plan"
      nouns="plans"
      isFull={fields.length >= 10}
      isDirty={isDirty}
      isSaving={isPending}
      onAdd={() => append({ name: '', text: '' })}
      onSubmit={submit}
    >
      {fields.map(({ id }, at) => (
        <Entry key={id} noun="plan" at={at} columns="1fr 2fr" onRemove={() => remove(at)}>
          <Field
            label="Name"
            inputProps={{ maxLength: 60 }}
            error={errors.plans?.[at]?.name?.message}
            {...register(`plans.${at}.name`)}
          />
          <Field
            label="Share of the price by days before the trip"
            placeholder="120 days: 25%, 90 days: 25%"
            hint="What is left is the balance"
            inputProps={{ maxLength: 300 }}
            error={errors.plans?.[at]?.text?.message}
            {...register(`plans.${at}.text`)}
          />
        </Entry>
      ))}
    </EntriesForm>
  )
}
