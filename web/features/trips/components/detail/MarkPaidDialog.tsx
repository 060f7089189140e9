import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import type { Payment } from '#shared/itinerary/payments'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { Field } from '../../../../components/inputs/Field'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText, isApiError } from '../../../../lib/api/api-error'
import { todayHere } from '../../../../lib/time/today-here'
import type { HandRefund } from '../../../../trip/payments/hand-refunds-query'
import { markAsPaid } from '../../api/change-payments'
import type { WholeTrip } from '../../api/trips-query'
import { withKept } from '../../model/trip-words'
import { wireWords } from '../../model/wire-words'
import { usePaymentActions } from '../../state/use-payment-actions'

interface MarkPaidDialogProps {
  readonly trip: WholeTrip
  readonly payment: Payment | HandRefund
  readonly onClose: () => void
}

/** Notes money that came in by wire, or that went back: when, and by which reference. A repeated press is one, also when its answer was lost. */
export function MarkPaidDialog({ trip, payment: marked, onClose }: MarkPaidDialogProps) {
  const id = useId()
  const today = todayHere()
  const payment =
    'why' in marked ? marked : (trip.payments.find(({ paymentId }) => paymentId === marked.paymentId) ?? marked)
  const words = wireWords({ payment, trip })
  const { keep, refresh } = usePaymentActions(trip)
  const [paidOn, setPaidOn] = useState<string>(today)
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const keyOf = useAttemptKey()
  const [{ id: seenId, version }] = useState(trip)
  const dateProblem = !isCalendarDate(paidOn)
    ? 'Enter a date'
    : paidOn > today
      ? 'This day is still to come'
      : undefined
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || dateProblem !== undefined || !isCalendarDate(paidOn)) return
    setBusy(true)
    setFailure(undefined)
    try {
      const chargeId = 'why' in payment ? payment.chargeId : undefined
      const said = { paidOn, reference: reference.trim(), note: note.trim() }
      const amount = 'why' in payment || payment.refund !== undefined ? undefined : payment.amount
      const received = { paymentId: payment.paymentId, chargeId, amount, ...said }
      keep(await markAsPaid({ id: seenId, version }, received, keyOf(received)))
      showSnackbar(words.done)
      onClose()
    } catch (error) {
      setFailure(isApiError(error, 'record.changed') ? otherAmount : failureText(error))
      setBusy(false)
      refresh()
    }
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>{words.title}</DialogTitle>
        <DialogContentText sx={{ mt: 0.6, mb: 2 }}>{words.text}</DialogContentText>
        <Box sx={{ display: 'grid', gap: 1.6 }}>
          <Field
            label={words.date}
            type="date"
            autoFocus
            value={paidOn}
            error={dateProblem}
            inputProps={{ max: today }}
            onChange={({ target }) => setPaidOn(target.value)}
          />
          <Field
            label="Reference (optional)"
            placeholder="As on the bank statement"
            value={reference}
            inputProps={{ maxLength: 200 }}
            onChange={({ target }) => setReference(target.value)}
          />
          <Field
            label="Note (optional)"
            value={note}
            inputProps={{ maxLength: 500 }}
            onChange={({ target }) => setNote(target.value)}
          />
        </Box>
        {failure !== undefined && (
          <Box component="p" role="alert" sx={{ mt: 1.4, color: 'error.main' }}>
            {withKept(failure)}
          </Box>
        )}
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <AsyncButton type="submit" variant="main" loading={isBusy}>
            {words.title}
          </AsyncButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const otherAmount =
  'Somebody changed this payment meanwhile: please look at its amount above, and press again if that came in'

/** The Idempotency-Key of what is about to be sent: the same while the same is sent again, another for anything else. */
function useAttemptKey(): (said: object) => string {
  const last = useRef({ said: '', key: '' })
  return useCallback((said) => {
    const text = JSON.stringify(said)
    if (last.current.said !== text) last.current = { said: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
