import Box from '@mui/material/Box'
import type { UseFormReturn } from 'react-hook-form'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { Field } from '../../../../components/inputs/Field'
import { IconAction } from '../../../../components/inputs/IconAction'
import { amountProblem, divideRow, type TypedPayment } from '../../model/payment-edits'

export interface PaymentsForm {
  payments: TypedPayment[]
  reason: string
}

interface PaymentRowsProps {
  readonly form: UseFormReturn<PaymentsForm>
  readonly typed: readonly TypedPayment[]
  readonly currency: string
  readonly hasOpenAmounts: boolean
  readonly days: { readonly today: CalendarDate; readonly startDate: CalendarDate }
  readonly nameOf: (row: TypedPayment) => string
  readonly findDueProblem: (row: TypedPayment) => string | undefined
}

/** Amount and due date of each open payment; one may be divided into several, or taken off. */
export function PaymentRows(props: PaymentRowsProps) {
  const { form, typed, currency, hasOpenAmounts, days, nameOf, findDueProblem } = props
  const setRows = (rows: TypedPayment[]) =>
    form.setValue('payments', rows, { shouldValidate: true })
  const names = typed.map((row, at) => withNumber(nameOf(row), typed.slice(0, at).map(nameOf)))
  return typed.map((row, at) => {
    const what = names[at] ?? ''
    const wrong = form.formState.errors.payments?.[at]
    return (
      <Box key={what} sx={hasOpenAmounts ? columns.divisible : columns.dates}>
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
          inputProps={{ min: days.today, max: days.startDate }}
          {...form.register(`payments.${at}.dueDate`, {
            validate: (dueDate) => findDueProblem({ ...row, dueDate }),
          })}
        />
        {hasOpenAmounts && (
          <Box sx={{ display: 'flex', mt: '26px' }}>
            <IconAction
              icon="plus"
              label={`Divide ${what} in two`}
              title="Divide in two"
              size="small"
              onClick={() => setRows(divideRow(typed, at, currency))}
            />
            <IconAction
              icon="x"
              label={`Remove ${what}`}
              title="Remove"
              size="small"
              disabled={typed.length === 1}
              onClick={() => setRows(typed.filter((_, index) => index !== at))}
            />
          </Box>
        )}
      </Box>
    )
  })
}

/** A name with its number where the rows before have it, too. */
function withNumber(name: string, before: readonly string[]): string {
  const count = before.filter((other) => other === name).length
  return count === 0 ? name : `${name} ${count + 1}`
}

const columns = {
  dates: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 },
  divisible: { display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 1 },
}
