import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { amountText } from '#shared/money/money'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { figureText, moneyText } from '../../../../components/money/money-parts'
import { useSession } from '../../../../lib/session/session'
import { cancelTrip } from '../../../../trip/api/life-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { cancelOutcome, cancelTerms } from '../../../../trip/life/cancel-terms'
import type { Asked } from '../../../../trip/life/life-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentName } from '../../../../trip/segments/segment-words'
import { readAmount } from '../../../../trip/segments/typed-amount'
import { priceLooks } from '../price/price-looks'

/**
 * Asks before a trip is cancelled: the fee of the day by its policies, which may be changed with a
 * reason, and what it makes of the money.
 */
export function CancelDialog({ words, onClose }: { words: Asked; onClose: () => void }) {
  const { state, today } = useTripPage()
  const [trip] = useState(state.base)
  const { agency } = useSession()
  const call = useTripCall()
  const [isBusy, setBusy] = useState(false)
  const { currency, payments } = trip
  const terms = cancelTerms(trip, today)
  const usual = terms.ofDay.fee
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { fee: amountText({ amount: usual, currency }), reason: '' },
    mode: 'onChange',
  })
  const typedFee = readAmount(watch('fee'), currency)
  const isOther = typedFee !== undefined && typedFee !== usual
  const hasMoney = usual > 0 || payments.some(({ status }) => status === 'Paid')
  const returnsServiceFees = agency.returnsServiceFees ?? false
  const outcome =
    typedFee === undefined || typedFee < 0 || typedFee > terms.sell
      ? undefined
      : cancelOutcome(trip, { fee: typedFee, terms, returnsServiceFees })
  const cancel = handleSubmit(async ({ reason }) => {
    setBusy(true)
    const feeSent = hasMoney && typedFee !== undefined ? { fee: typedFee } : {}
    const why = isOther ? { reason: reason.trim() } : {}
    const isDone = await call((seen) => cancelTrip(seen, { ...feeSent, ...why }), 'Trip cancelled.')
    setBusy(false)
    if (isDone) onClose()
  })
  const feeProblem = (text: string) => {
    const fee = readAmount(text, currency)
    if (fee === undefined || fee < 0) return 'Enter an amount, 0 for no fee'
    return fee > terms.sell ? `At most the price, ${moneyText(terms.sell, currency)}` : undefined
  }
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      width="sm"
      submitLabel={words.confirmLabel}
      closeLabel="Don’t cancel"
      destructive
      isBusy={isBusy}
      onSubmit={cancel}
      onClose={onClose}
    >
      {hasMoney && (
        <Box sx={{ display: 'grid', gap: 1.6 }}>
          <PolicyLines terms={terms} />
          <Field
            label={`Cancellation fee, ${currency}`}
            autoFocus
            hint={
              usual > 0
                ? `The policies charge ${moneyText(usual, currency)} today`
                : 'The policies charge nothing today'
            }
            error={formState.errors.fee?.message}
            inputProps={{ inputMode: 'decimal', maxLength: 24 }}
            {...register('fee', { validate: feeProblem })}
          />
          {isOther && (
            <Field
              label="Reason for another fee"
              hint="The client reads it on the statement"
              error={formState.errors.reason?.message}
              inputProps={{ maxLength: 500 }}
              {...register('reason', {
                validate: (reason) => (reason.trim() === '' ? 'Say why' : undefined),
              })}
            />
          )}
          {outcome !== undefined && <Outcome outcome={outcome} />}
        </Box>
      )}
    </FormDialog>
  )
}

/** Each stay that costs something, or the trip's own percent. */
function PolicyLines({ terms: { ofDay, sell } }: { terms: ReturnType<typeof cancelTerms> }) {
  const { trip } = useTripPage()
  const nameOf = (id: string) => {
    const segment = trip.itinerary.segments.find((one) => one.id === id)
    return segment === undefined ? id : segmentName(segment)
  }
  const lines =
    ofDay.percent === undefined
      ? ofDay.lines.map(({ segmentId, percent, amount }) => ({
          name: nameOf(segmentId),
          percent,
          amount,
        }))
      : [{ name: 'This trip’s policy', percent: ofDay.percent, amount: ofDay.fee }]
  if (lines.length === 0 || sell === 0) return null
  return (
    <Box component="table" sx={priceLooks.figures} aria-label="Fee by policy">
      <tbody>
        {lines.map(({ name, percent, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}, {percent}%
            </th>
            <td className="tabular">{figureText(amount, trip.currency)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** What is kept, goes back and is still to be paid. */
function Outcome({ outcome }: { outcome: ReturnType<typeof cancelOutcome> }) {
  const { trip } = useTripPage()
  const { kept, refund, due, serviceFees } = outcome
  const rows = [
    ['Kept from payments received', kept],
    ['To refund, once you confirm it', refund],
    ['To be paid by the client', due],
    ['Card and bank fees, not returned', serviceFees],
  ] as const
  return (
    <Box
      component="table"
      sx={priceLooks.figures}
      aria-label="What happens to the money"
      role="status"
    >
      <tbody>
        {rows
          .filter(([, amount]) => amount > 0)
          .map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="tabular">{moneyText(amount, trip.currency)}</td>
            </tr>
          ))}
      </tbody>
    </Box>
  )
}
