import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { openPayments } from '#shared/itinerary/open-payments'
import { type Payment, paymentTypeLabels } from '#shared/itinerary/payments'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { todayHere } from '../../../../lib/time/today-here'
import { updatePayments } from '../../api/change-payments'
import type { WholeTrip } from '../../api/trips-query'
import {
  amountProblem,
  dueProblem,
  madeUp,
  overSell,
  readPayments,
  type TypedPayment,
  typedPayments,
} from '../../model/payment-edits'
import { withKept } from '../../model/trip-words'
import { usePaymentActions } from '../../state/use-payment-actions'

interface EditPaymentsDialogProps {
  readonly trip: WholeTrip
  readonly onClose: () => void
}

/** Amounts and due dates of payments still to come, for agencies that may (editPayments, 1 §6): they add up to the sell. */
export function EditPaymentsDialog({ trip, onClose }: EditPaymentsDialogProps) {
  const id = useId()
  const { payments, currency, finance, parties } = trip
  const { startDate } = trip.itinerary
  const today = todayHere()
  const { keep, refresh } = usePaymentActions(trip)
  const [open] = useState(() => openPayments(payments))
  const [typed, setTyped] = useState(() => typedPayments(open, currency))
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const read = readPayments(typed, currency)
  const over = read === undefined ? undefined : overSell(read, { payments, sell: finance?.sell ?? 0 })
  const rest = over === undefined || over === 0 ? undefined : madeUp(typed, { over, currency })
  const nameOf = (payment: Payment | undefined) => {
    const party = parties.find(({ id: one }) => one === payment?.partyId)?.name
    return [paymentTypeLabels[payment?.paymentType ?? 'balance'], party].filter(Boolean).join(' of ')
  }
  const change = (at: number, part: Partial<TypedPayment>) =>
    setTyped((old) => old.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const hasDateProblem = typed.some((one, at) => dueProblem(one, { was: open[at], startDate, today }) !== undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || read === undefined || over !== 0 || hasDateProblem) return
    setBusy(true)
    setFailure(undefined)
    try {
      keep(await updatePayments(trip, read, reason.trim()))
      showSnackbar(`Payments of ${trip.name} changed.`)
      onClose()
    } catch (error) {
      setFailure(failureText(error, 'Not accepted:'))
      setBusy(false)
      refresh()
    }
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>Edit payments</DialogTitle>
        <DialogContentText sx={{ mt: 0.6, mb: 2 }}>
          Together with what came in they add up to {moneyText(finance?.sell ?? 0, currency)}.
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 1.6 }}>
          {typed.map((payment, at) => {
            const what = nameOf(open[at])
            const dateProblem = dueProblem(payment, { was: open[at], startDate, today })
            return (
              <Box key={payment.paymentId} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
                <Field
                  label={`${what}, ${currency}`}
                  value={payment.amount}
                  error={amountProblem(payment, currency)}
                  autoFocus={at === 0}
                  inputProps={{ inputMode: 'decimal', maxLength: 24 }}
                  onChange={({ target }) => change(at, { amount: target.value })}
                />
                <Field
                  label={`${what} due`}
                  type="date"
                  value={payment.dueDate}
                  error={dateProblem}
                  inputProps={{ min: today, max: startDate }}
                  onChange={({ target }) => change(at, { dueDate: target.value })}
                />
              </Box>
            )
          })}
          <Field
            label="Reason (optional)"
            value={reason}
            inputProps={{ maxLength: 500 }}
            onChange={({ target }) => setReason(target.value)}
          />
        </Box>
        <Box component="p" sx={[over === 0 ? { mt: 1.4, color: 'success.main' } : looks.failure]} role="status">
          {sumWords(over, currency)}{' '}
          {rest !== undefined && (
            <Button size="xsmall" variant="text" onClick={() => setTyped(rest)}>
              {rest.length > 1 ? 'Let the last one make up for it' : 'Correct it'}
            </Button>
          )}
        </Box>
        {failure !== undefined && (
          <Box component="p" role="alert" sx={looks.failure}>
            {withKept(failure)}
          </Box>
        )}
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <AsyncButton type="submit" variant="main" loading={isBusy} disabled={over !== 0 || hasDateProblem} />
        </DialogActions>
      </form>
    </Dialog>
  )
}

function sumWords(over: number | undefined, currency: string): string {
  if (over === undefined) return 'Enter an amount and a date for each payment.'
  if (over === 0) return 'The payments add up.'
  return `${moneyText(Math.abs(over), currency)} ${over > 0 ? 'too much' : 'is missing'}.`
}

const looks = {
  failure: { mt: 1.4, color: 'error.main' },
} as const
