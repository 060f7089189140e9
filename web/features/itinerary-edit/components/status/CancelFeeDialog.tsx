import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { amountText } from '#shared/money/money'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import type { CancelOutcome, CancelTerms } from '../../../../trip/life/cancel-terms'
import type { Asked } from '../../../../trip/life/life-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { readAmount } from '../../../../trip/segments/typed-amount'
import { Outcome, PolicyLines } from './CancelFeeTables'

interface CancelFeeDialogProps {
  readonly words: Pick<Asked, 'title' | 'text' | 'confirmLabel'>
  readonly closeLabel: string
  readonly terms: CancelTerms
  /** What of the price the fee can be at most, in words. */
  readonly mostWords: string
  /** Whether money was paid, so that a fee is asked about even where the policies charge none. */
  readonly hasPaid: boolean
  readonly findOutcome: (fee: number) => CancelOutcome
  /** Cancels for a fee, or for that of the policies; answers whether it was done. */
  readonly onCancel: (chosen: ChosenFee) => Promise<boolean>
  readonly onClose: () => void
}

/** Minor units; nothing for the policies' fee. */
export interface ChosenFee {
  readonly fee?: number
  readonly reason?: string
}

/**
 * Asks before somebody is let off a trip: the fee of the day by its policies, which may be changed
 * with a reason, and what it makes of the money.
 */
export function CancelFeeDialog(props: CancelFeeDialogProps) {
  const { words, closeLabel, terms, mostWords, hasPaid, findOutcome, onCancel, onClose } = props
  const { trip } = useTripPage()
  const [isBusy, setBusy] = useState(false)
  const { currency } = trip
  const usual = terms.ofDay.fee
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { fee: amountText({ amount: usual, currency }), reason: '' },
    mode: 'onChange',
  })
  const typedFee = readAmount(watch('fee'), currency)
  const isOther = typedFee !== undefined && typedFee !== usual
  const hasMoney = usual > 0 || hasPaid
  const outcome =
    typedFee === undefined || typedFee < 0 || typedFee > terms.sell
      ? undefined
      : findOutcome(typedFee)
  const cancel = handleSubmit(async ({ reason }) => {
    setBusy(true)
    const feeSent = hasMoney && typedFee !== undefined ? { fee: typedFee } : {}
    const why = isOther ? { reason: reason.trim() } : {}
    const isDone = await onCancel({ ...feeSent, ...why })
    setBusy(false)
    if (isDone) onClose()
  })
  const feeProblem = (text: string) => {
    const fee = readAmount(text, currency)
    if (fee === undefined || fee < 0) return 'Enter an amount, 0 for no fee'
    return fee > terms.sell ? `At most ${mostWords}, ${moneyText(terms.sell, currency)}` : undefined
  }
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      width="sm"
      submitLabel={words.confirmLabel}
      closeLabel={closeLabel}
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
