import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { ownRateColumns } from '../../../../lib/exchange/own-rate-columns'
import { setTripRates } from '../../../../trip/api/trip-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { useTripRatesForm } from './use-trip-rates-form'

/** Exchange rates of this trip alone, as for currency that was bought for it. */
export function TripRatesDialog({ onClose }: { readonly onClose: () => void }) {
  const call = useTripCall()
  const { fields, register, handleSubmit, add, remove, errors, isSubmitting } = useTripRatesForm()
  const save = handleSubmit(async ({ rates }) => {
    if (await call((seen) => setTripRates(seen, rates), savedWords(rates.length))) onClose()
  })
  return (
    <FormDialog
      title="Exchange rates of this trip"
      text="They replace the day’s rates and your agency’s, and stay when the trip is quoted again. If you remove a rate, its currency goes back to the latest."
      width="sm"
      submitLabel="Save rates"
      isBusy={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      {fields.map(({ id }, at) => (
        <Box key={id} component="fieldset" aria-label={`Rate ${at + 1}`} sx={looks.entry}>
          {ownRateColumns.map(({ name, ...look }) => (
            <Field
              key={name}
              error={errors.rates?.[at]?.[name]?.message}
              {...look}
              {...register(`rates.${at}.${name}`)}
            />
          ))}
          <Button
            variant="text"
            sx={{ justifySelf: 'start' }}
            aria-label={`Remove rate ${at + 1}`}
            onClick={() => remove(at)}
          >
            Remove rate
          </Button>
        </Box>
      ))}
      <Button variant="text" disabled={fields.length >= 20} onClick={add}>
        Add rate
      </Button>
    </FormDialog>
  )
}

const savedWords = (count: number) =>
  count === 0
    ? 'The trip no longer has exchange rates of its own.'
    : 'The price now uses the trip’s own exchange rates.'

const looks = {
  entry: {
    border: 0,
    m: 0,
    p: '0 0 16px',
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  },
} as const
