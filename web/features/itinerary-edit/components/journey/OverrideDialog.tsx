import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { amountText } from '#shared/money/money'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import { segmentFieldPath } from '../../../../trip/edits/trip-edits'
import { withEdits } from '../../../../trip/edits/trip-fields'
import { useTripPage } from '../../../../trip/page/trip-page'
import { livePrice } from '../../../../trip/price/live-price'
import { segmentName } from '../../../../trip/segments/segment-words'
import { readAmount } from '../../../../trip/segments/typed-amount'
import { dialogLooks } from './dialog-looks'

/**
 * Sets a segment's sell price by hand, with a reason (pricing.md: it replaces the calculated one).
 */
export function OverrideDialog({ segmentId, onClose }: { segmentId: string; onClose: () => void }) {
  const { trip, editor, pricing } = useTripPage()
  const segment = trip.itinerary.segments.find((one) => one.id === segmentId)
  const present = segment?.sellOverride
  const paths = {
    sell: segmentFieldPath(segmentId, 'sellOverride'),
    reason: segmentFieldPath(segmentId, 'sellOverrideReason'),
  }
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schemaOf(trip.currency)),
    defaultValues: {
      sell: present === undefined ? '' : amountText({ amount: present, currency: trip.currency }),
      reason: segment?.sellOverrideReason ?? '',
    },
  })
  const { errors } = formState
  if (segment === undefined) return null

  const computedPrice = livePrice(
    withEdits(trip, { [paths.sell]: { from: present ?? null, to: null } }),
    pricing,
  )
  const save = ({ sell, reason }: { readonly sell: number; readonly reason: string }) => {
    editor.edit({ [paths.sell]: sell, [paths.reason]: reason })
    onClose()
  }
  const remove = () => {
    editor.edit({ [paths.sell]: null, [paths.reason]: null })
    onClose()
  }
  return (
    <FormDialog
      title="Override sell price"
      text={
        <>
          Sell {segmentName(segment)} at a fixed price, whatever its cost. The calculated price is{' '}
          <b className="tabular">
            {moneyText(computedPrice.sells.get(segmentId) ?? 0, trip.currency)}
          </b>
          .
        </>
      }
      submitLabel="Set sell price"
      aside={
        present !== undefined && (
          <Button variant="text" color="error" sx={{ mr: 'auto !important' }} onClick={remove}>
            Use calculated price
          </Button>
        )
      }
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <Box sx={dialogLooks.fields}>
        <Field
          label={`Sell price in ${trip.currency}`}
          autoFocus
          autoComplete="off"
          inputMode="decimal"
          error={errors.sell?.message}
          {...register('sell')}
        />
        <Field
          label="Reason"
          inputProps={{ maxLength: 200 }}
          hint="Never shown to the client."
          error={errors.reason?.message}
          {...register('reason')}
        />
      </Box>
    </FormDialog>
  )
}

const schemaOf = (currency: string) =>
  z.object({
    sell: z.pipe(
      z.string(),
      z.transform((text, { issues }) => {
        const amount = readAmount(text, currency)
        if (amount !== undefined && amount >= 0) return amount
        issues.push({
          code: 'custom',
          message: `Enter an amount in ${currency}, like 1250.00`,
          input: text,
        })
        return z.NEVER
      }),
    ),
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason for your colleagues')),
  })
