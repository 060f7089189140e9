import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { openPayments } from '#shared/itinerary/open-payments'
import { type Payment, paymentTypeLabels } from '#shared/itinerary/payments'
import { paymentEditingRights } from '#shared/payments/editing-rights'
import { FormDialog } from '../../../../components/dialogs/FormDialog'
import { Field } from '../../../../components/inputs/Field'
import { moneyText } from '../../../../components/money/money-parts'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { failureText } from '../../../../lib/api/api-error'
import { useSession } from '../../../../lib/session/session'
import { todayHere } from '../../../../lib/time/today-here'
import type { WholeTrip } from '../../api/trips-query'
import { useUpdatePayments } from '../../api/use-change-payments'
import {
  amountProblem,
  balanceLastPayment,
  dueProblem,
  overSell,
  type ReadPayment,
  readPayments,
  typedPayments,
} from '../../model/payment-edits'
import { withKept } from '../../model/trip-words'

/**
 * Due dates of open payments, for agencies with editPayments (1 §6), and with editAmountsInModals
 * their amounts, which must add up to the sell price.
 */
export function EditPaymentsDialog({ trip, onClose }: { trip: WholeTrip; onClose: () => void }) {
  const { payments, currency, finance, parties } = trip
  const { startDate } = trip.itinerary
  const today = todayHere()
  const { has } = useSession()
  const hasOpenAmounts = paymentEditingRights(has).amounts
  const { mutate, isPending, error } = useUpdatePayments(trip)
  const [open] = useState(() => openPayments(payments))
  const form = useForm({
    defaultValues: { payments: typedPayments(open, currency), reason: '' },
    mode: 'onChange',
  })
  const { payments: typed } = form.watch()
  const read = readPayments(typed, currency)
  const over =
    read === undefined ? undefined : overSell(read, { payments, sell: finance?.sell ?? 0 })
  const rest =
    over === undefined || over === 0 ? undefined : balanceLastPayment(typed, { over, currency })
  const nameOf = (payment: Payment | undefined) => {
    const party = parties.find(({ id: one }) => one === payment?.partyId)?.name
    return [paymentTypeLabels[payment?.paymentType ?? 'balance'], party]
      .filter(Boolean)
      .join(' of ')
  }
  const dueProblemAt = (at: number, dueDate: string) =>
    dueProblem({ dueDate }, { was: open[at], startDate, today })
  const hasDateProblem = typed.some(({ dueDate }, at) => dueProblemAt(at, dueDate) !== undefined)
  const isWrongSum = hasOpenAmounts && over !== 0
  const save = form.handleSubmit(({ reason }) => {
    if (read === undefined || isWrongSum) return
    const onSuccess = () => {
      showSnackbar(`Payments for ${trip.name} updated.`)
      onClose()
    }
    const payments = hasOpenAmounts ? read : read.map(withoutAmount)
    mutate({ payments, ...(reason.trim() && { changes: reason.trim() }) }, { onSuccess })
  })
  return (
    <FormDialog
      title="Edit payments"
      text={
        hasOpenAmounts
          ? `Together with payments received, these must total ${moneyText(finance?.sell ?? 0, currency)}.`
          : 'You can change due dates. Amounts follow the price.'
      }
      submitLabel="Save"
      isBusy={isPending}
      disabled={isWrongSum || hasDateProblem || read === undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        {typed.map(({ paymentId }, at) => {
          const what = nameOf(open[at])
          const wrong = form.formState.errors.payments?.[at]
          return (
            <Box key={paymentId} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
              <Field
                label={`${what}, ${currency}`}
                error={wrong?.amount?.message}
                autoFocus={at === 0 && hasOpenAmounts}
                readOnly={!hasOpenAmounts}
                sx={hasOpenAmounts ? undefined : { bgcolor: 'action.hover' }}
                inputProps={{ inputMode: 'decimal', maxLength: 24 }}
                {...form.register(`payments.${at}.amount`, {
                  validate: (amount) => amountProblem({ amount }, currency),
                })}
              />
              <Field
                label={`${what} due`}
                type="date"
                error={wrong?.dueDate?.message}
                autoFocus={at === 0 && !hasOpenAmounts}
                inputProps={{ min: today, max: startDate }}
                {...form.register(`payments.${at}.dueDate`, {
                  validate: (dueDate) => dueProblemAt(at, dueDate),
                })}
              />
            </Box>
          )
        })}
        <Field
          label="Reason (optional)"
          inputProps={{ maxLength: 500 }}
          {...form.register('reason')}
        />
      </Box>
      {hasOpenAmounts && (
        <Box
          component="p"
          sx={{ mt: 1.4, color: over === 0 ? 'success.main' : 'error.main' }}
          role="status"
        >
          {sumWords(over, currency)}{' '}
          {rest !== undefined && (
            <Button
              size="xsmall"
              variant="text"
              onClick={() => form.setValue('payments', rest, { shouldValidate: true })}
            >
              {rest.length > 1 ? 'Adjust last payment' : 'Correct amount'}
            </Button>
          )}
        </Box>
      )}
      {error !== null && (
        <Box component="p" role="alert" sx={{ mt: 1.4, color: 'error.main' }}>
          {withKept(failureText(error, 'Not saved:'))}
        </Box>
      )}
    </FormDialog>
  )
}

const withoutAmount = ({ paymentId, dueDate }: ReadPayment) => ({ paymentId, dueDate })

function sumWords(over: number | undefined, currency: string): string {
  if (over === undefined) return 'Enter an amount and a date for each payment.'
  if (over === 0) return 'The total is correct.'
  return `${moneyText(Math.abs(over), currency)} ${over > 0 ? 'too much' : 'short'}.`
}
