import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FieldError, type UseFormRegister, useFieldArray, useForm } from 'react-hook-form'
import { policyOfText, policyText } from '#shared/cancellation/cancellation-text'
import { TitledCard } from '../../../components/card/TitledCard'
import { AsyncButton } from '../../../components/inputs/AsyncButton'
import { Field } from '../../../components/inputs/Field'
import { inRow } from '../../../components/looks/looks'
import { useLeaveGuard } from '../../../lib/navigation/leave-guard'
import { type Agency, useChangeAgency } from '../api/agency'
import { type PlansForm, plansForm } from '../model/plans-form'

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
    <TitledCard title="Payment plans">
      <Box component="p" sx={{ color: 'ink.second', mb: 1.4 }}>
        A plan asks for parts of the price between the deposit and the balance. The first is used
        unless another is chosen for a trip. Payments that were generated stay as they are.
      </Box>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ id }, at) => (
          <PlanFields
            key={id}
            at={at}
            register={register}
            errors={errors.plans?.[at]}
            onRemove={() => remove(at)}
          />
        ))}
        <Box sx={{ ...inRow(1), justifyContent: 'space-between' }}>
          <Button
            variant="text"
            disabled={fields.length >= 10}
            onClick={() => append({ name: '', text: '' })}
          >
            Add plan
          </Button>
          <AsyncButton type="submit" loading={isPending} disabled={!isDirty}>
            Save plans
          </AsyncButton>
        </Box>
      </Box>
    </TitledCard>
  )
}

interface PlanFieldsProps {
  readonly at: number
  readonly register: UseFormRegister<PlansForm>
  readonly errors: Partial<Record<'name' | 'text', FieldError>> | undefined
  readonly onRemove: () => void
}

function PlanFields({ at, register, errors, onRemove }: PlanFieldsProps) {
  return (
    <Box component="fieldset" sx={planBox} aria-label={`Plan ${at + 1}`}>
      <Field
        label="Name"
        inputProps={{ maxLength: 60 }}
        error={errors?.name?.message}
        {...register(`plans.${at}.name`)}
      />
      <Field
        label="Share of the price by days before the trip"
        placeholder="120 days: 25%, 90 days: 25%"
        hint="What is left is the balance"
        inputProps={{ maxLength: 300 }}
        error={errors?.text?.message}
        {...register(`plans.${at}.text`)}
      />
      <Button
        variant="text"
        onClick={onRemove}
        aria-label={`Remove plan ${at + 1}`}
        sx={{ justifySelf: 'start', ml: -0.8 }}
      >
        Remove plan
      </Button>
    </Box>
  )
}

const planBox = {
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  pt: 1.6,
  px: 0,
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
  gap: 1.4,
}
