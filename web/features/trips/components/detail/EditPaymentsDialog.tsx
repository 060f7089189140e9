import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PaymentId } from '#shared/ids/ids'
import { openPayments } from '#shared/itinerary/open-payments'
import { paymentLabel, paymentTypeLabels } from '#shared/itinerary/payments'
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
  balanceLastPayment,
  dueProblem,
  overSell,
  type ReadPayment,
  readPayments,
  removedPayments,
  type TypedPayment,
  typedPayments,
} from '../../model/payment-edits'
import { withKept } from '../../model/trip-words'
import { PaymentRows, type PaymentsForm } from './PaymentRows'

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
  const form = useForm<PaymentsForm>({
    defaultValues: { payments: typedPayments(open, currency), reason: '' },
    mode: 'onChange',
  })
  const { payments: typed } = form.watch()
  const typedValues = readPayments(typed, currency)
  const removedIds = removedPayments(open, typed)
  const sell = finance?.sell ?? 0
  const over =
    typedValues === undefined
      ? undefined
      : overSell(typedValues, { payments, sell, removed: removedIds })
  const rest =
    over === undefined || over === 0 ? undefined : balanceLastPayment(typed, { over, currency })
  const findPayment = ({ paymentId }: TypedPayment) =>
    open.find((payment) => payment.paymentId === paymentId)
  const nameOf = (row: TypedPayment) => {
    const payment = findPayment(row)
    const party = parties.find(({ id: one }) => one === payment?.partyId)?.name
    const label = payment === undefined ? paymentTypeLabels.balance : paymentLabel(payment)
    return [label, party].filter(Boolean).join(' of ')
  }
  const findDueProblem = (row: TypedPayment) =>
    dueProblem(row, { was: findPayment(row), startDate, today })
  const hasDateProblem = typed.some((row) => findDueProblem(row) !== undefined)
  const isWrongSum = hasOpenAmounts && over !== 0
  const save = form.handleSubmit(({ reason }) => {
    if (typedValues === undefined || isWrongSum) return
    const onSuccess = () => {
      showSnackbar(`Payments for ${trip.name} updated.`)
      onClose()
    }
    const changes = reason.trim() === '' ? {} : { changes: reason.trim() }
    mutate(
      { ...changedPayments(typedValues, { hasOpenAmounts, removed: removedIds }), ...changes },
      { onSuccess },
    )
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
      disabled={isWrongSum || hasDateProblem || typedValues === undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.6 }}>
        <PaymentRows
          form={form}
          typed={typed}
          currency={currency}
          hasOpenAmounts={hasOpenAmounts}
          days={{ today, startDate }}
          nameOf={nameOf}
          findDueProblem={findDueProblem}
        />
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

interface Changes {
  readonly hasOpenAmounts: boolean
  readonly removed: readonly PaymentId[]
}

/** The rows as the request names them. */
function changedPayments(read: readonly ReadPayment[], { hasOpenAmounts, removed }: Changes) {
  const rows = read.filter(({ isInstalment }) => !isInstalment)
  const instalments = read.filter(({ isInstalment }) => isInstalment)
  return {
    payments: rows.map(({ paymentId, amount, dueDate }) =>
      hasOpenAmounts ? { paymentId, amount, dueDate } : { paymentId, dueDate },
    ),
    ...(instalments.length > 0 && {
      instalments: instalments.map(({ paymentId: of, amount, dueDate }) => ({
        of,
        amount,
        dueDate,
      })),
    }),
    ...(removed.length > 0 && { removed: [...removed] }),
  }
}

function sumWords(over: number | undefined, currency: string): string {
  if (over === undefined) return 'Enter an amount and a date for each payment.'
  if (over === 0) return 'The total is correct.'
  return `${moneyText(Math.abs(over), currency)} ${over > 0 ? 'too much' : 'short'}.`
}
