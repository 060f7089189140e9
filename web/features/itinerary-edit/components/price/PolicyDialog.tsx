import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFieldArray, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CancellationStep, cancellationPolicy } from '#shared/cancellation/cancellation-policy'
import { policyText } from '#shared/cancellation/cancellation-text'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { IconAction } from '../../../../components/inputs/IconAction'
import { useTripPage } from '../../../../trip/page/trip-page'

const form = z.object({ steps: cancellationPolicy })
const usual: CancellationStep[] = [
  { days: 60, percent: 25 },
  { days: 30, percent: 50 },
  { days: 14, percent: 100 },
]

/** The trip's own policy, which counts for the client instead of the suppliers'. */
export function PolicyDialog({ onClose }: { readonly onClose: () => void }) {
  const { trip, editor } = useTripPage()
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { steps: trip.cancellation ?? usual },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' })
  const { errors } = formState
  const save = handleSubmit(({ steps }) => {
    editor.edit({ cancellation: policyText(steps) })
    onClose()
  })
  const toSuppliers = () => {
    editor.edit({ cancellation: null })
    onClose()
  }
  return (
    <FormDialog
      title="Cancellation policy of this trip"
      text="Share of the trip’s price that the client pays when cancelling so many days before the start, or later."
      submitLabel="Save policy"
      aside={
        trip.cancellation !== undefined && (
          <Button variant="text" sx={{ mr: 'auto' }} onClick={toSuppliers}>
            Use supplier policies
          </Button>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Stack sx={{ gap: '12px' }}>
        {fields.map(({ id }, index) => (
          <Stack key={id} direction="row" sx={{ alignItems: 'start', gap: '12px' }}>
            <Field
              label="Days before"
              type="number"
              error={errors.steps?.[index]?.days && 'Enter 0 to 730 whole days'}
              {...register(`steps.${index}.days`, { valueAsNumber: true })}
            />
            <Field
              label="Percent"
              type="number"
              error={errors.steps?.[index]?.percent && 'Enter 0 to 100 percent'}
              {...register(`steps.${index}.percent`, { valueAsNumber: true })}
            />
            <IconAction icon="x" label={`Remove step ${index + 1}`} onClick={() => remove(index)} />
          </Stack>
        ))}
        {errors.steps?.root !== undefined || errors.steps?.message !== undefined ? (
          <p role="alert">Use each number of days only once.</p>
        ) : null}
        <Button
          variant="text"
          sx={{ alignSelf: 'start' }}
          disabled={fields.length >= 20}
          onClick={() => append({ days: 0, percent: 100 })}
        >
          Add step
        </Button>
      </Stack>
    </FormDialog>
  )
}
