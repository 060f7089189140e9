import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { openRefund, type Payment, paymentLabel } from '#shared/itinerary/payments'
import { amountText } from '#shared/money/money'
import { writeOffLimit } from '#shared/payments/write-off-limit'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText, isApiError } from '../../../../lib/api/api-error'
import { useSession } from '../../../../lib/session/session'
import { todayHere } from '../../../../lib/time/today-here'
import type { HandRefund } from '../../../../trip/payments/hand-refunds-query'
import { readAmount } from '../../../../trip/segments/typed-amount'
import type { WholeTrip } from '../../api/trips-query'
import { useMarkAsPaid } from '../../api/use-change-payments'
import { withKept } from '../../model/trip-words'

interface MarkPaidDialogProps {
  readonly trip: WholeTrip
  readonly payment: Payment | HandRefund
  readonly onClose: () => void
}

/** Records a wire received or refunded: date and reference. */
export function MarkPaidDialog({ trip, payment: marked, onClose }: MarkPaidDialogProps) {
  const today = todayHere()
  const payment =
    'why' in marked
      ? marked
      : (trip.payments.find(({ paymentId }) => paymentId === marked.paymentId) ?? marked)
  const words = wireWords({ payment, trip })
  const isRefund = 'why' in payment || payment.refund !== undefined
  const currency = 'why' in payment ? payment.currency : trip.currency
  const open =
    'why' in payment || payment.refund === undefined ? payment.amount : openRefund(payment)
  const [seen] = useState(trip)
  const { mutate, isPending, error } = useMarkAsPaid(seen)
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: {
      paidOn: String(today),
      amount: amountText({ amount: open, currency }),
      reference: '',
      note: '',
      writeOff: false,
    },
    mode: 'onChange',
  })
  const { agency } = useSession()
  const most = writeOffLimit({
    limit: agency.writeOffLimit,
    agencyCurrency: agency.currency,
    trip: { currency, spotRates: trip.spotRates },
  })
  const missing = open - (readAmount(watch('amount'), currency) ?? 0)
  const canWriteOff = !isRefund && missing > 0 && missing <= most
  const isWritingOff = canWriteOff && watch('writeOff')
  const amounts = (typed: number) => {
    if (isRefund) return { amount: typed }
    const receipt = typed === payment.amount ? {} : { received: typed }
    const off = isWritingOff ? { writeOff: true as const } : {}
    return { amount: payment.amount, ...receipt, ...off }
  }
  const save = handleSubmit(({ paidOn, ...typed }) => {
    if (!isCalendarDate(paidOn)) return
    const [reference, note] = [typed.reference.trim(), typed.note.trim()]
    const { paymentId } = payment
    const paymentData = {
      paymentMethod: 'wire' as const,
      paidOn,
      ...(reference && { reference }),
      ...(note && { note }),
    }
    const typedAmount = readAmount(typed.amount, currency)
    if (typedAmount === undefined) return
    const charge =
      'why' in payment && payment.chargeId !== undefined ? { chargeId: payment.chargeId } : {}
    const onSuccess = () => {
      const rest = isRefund ? 0 : payment.amount - typedAmount
      const restWords = isWritingOff ? 'written off' : 'stays open'
      showSnackbar(rest > 0 ? `${moneyText(rest, currency)} ${restWords}.` : words.done)
      onClose()
    }
    mutate({ paymentId, paymentData, ...charge, ...amounts(typedAmount) }, { onSuccess })
  })
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      submitLabel={words.title}
      isBusy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <Field
          label={words.date}
          type="date"
          autoFocus
          error={formState.errors.paidOn?.message}
          inputProps={{ max: today }}
          {...register('paidOn', { validate: (day) => dayProblem(day, today) })}
        />
        <Field
          label={`${isRefund ? 'Amount sent' : 'Amount received'}, ${currency}`}
          hint={isRefund ? sentHint(moneyText(open, currency)) : receivedHint}
          error={formState.errors.amount?.message}
          inputProps={{ inputMode: 'decimal', maxLength: 24 }}
          {...register('amount', {
            validate: (text) =>
              amountProblem(text, { open, currency, isRefund, least: open - most }),
          })}
        />
        {canWriteOff && (
          <FormControlLabel
            control={<Checkbox {...register('writeOff')} />}
            label={`Write off the missing ${moneyText(missing, currency)}`}
          />
        )}
        <Field
          label="Reference (optional)"
          placeholder="As shown on the bank statement"
          error={formState.errors.reference?.message}
          inputProps={{ maxLength: 200 }}
          {...register('reference')}
        />
        <Field
          label="Note (optional)"
          error={formState.errors.note?.message}
          inputProps={{ maxLength: 500 }}
          {...register('note')}
        />
      </Box>
      {error !== null && (
        <Box component="p" role="alert" sx={{ mt: 1.4, color: 'error.main' }}>
          {withKept(isApiError(error, 'record.changed') ? otherAmount : failureText(error))}
        </Box>
      )}
    </FormDialog>
  )
}

function dayProblem(day: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(day)) return 'Enter a date'
  return day > today ? 'Date can’t be in the future' : undefined
}

interface AmountJudged {
  readonly open: number
  readonly currency: string
  readonly isRefund: boolean
  /** From here on what is missing can be written off: 0 where nothing need arrive. */
  readonly least: number
}

function amountProblem(
  text: string,
  { open, currency, isRefund, least }: AmountJudged,
): string | undefined {
  const amount = readAmount(text, currency)
  if (amount === 0 && !isRefund && least <= 0) return undefined
  if (amount === undefined || amount <= 0)
    return `Enter the amount that ${isRefund ? 'you sent' : 'arrived'}`
  return isRefund && amount > open ? `At most ${moneyText(open, currency)}` : undefined
}

const sentHint = (open: string): string => `${open} is open; if you sent less, the rest stays open`

const receivedHint =
  'If less arrived, the rest stays open; if more did, it counts toward the next payment'

const otherAmount =
  'A colleague just changed this payment. Check the amount above, then try again if it was received'

interface Wire {
  readonly payment: Payment | HandRefund
  readonly trip: {
    readonly name: string
    readonly currency: string
    readonly parties: readonly { readonly id: string; readonly name: string }[]
  }
}

/** The texts for a wire received or refunded. */
export function wireWords({ payment, trip: { name, currency, parties } }: Wire) {
  if ('why' in payment)
    return sentBackWords({ name, amount: payment.amount, currency: payment.currency })
  const { amount, partyId, refund } = payment
  const party = parties.find(({ id }) => id === partyId)?.name
  const what = paymentLabel(payment)
  if (refund?.task !== undefined)
    return sentBackWords({ name, party, currency, amount: refund.amount })
  return {
    title: 'Mark as paid',
    text: `${what} of ${moneyText(amount, currency)} for ${name}${from(party)}, by Wire Transfer.`,
    date: 'Received on',
    done: `${what} for ${name} marked as paid.`,
  }
}

interface SentBack {
  readonly name: string
  readonly party?: string | undefined
  readonly amount: number
  readonly currency: string
}

const sentBackWords = ({ name, party, amount, currency }: SentBack) => ({
  title: 'Mark as refunded',
  text: `${moneyText(amount, currency)} for ${name} by Wire Transfer, to ${party ?? 'the client'}.`,
  date: 'Sent on',
  done: `Refund for ${name} marked as sent.`,
})

const from = (party: string | undefined): string => (party === undefined ? '' : `, from ${party}`)
