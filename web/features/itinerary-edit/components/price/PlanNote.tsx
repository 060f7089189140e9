import Box from '@mui/material/Box'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { joinWords } from '#shared/format/words'
import type { ChosenPlan } from '#shared/itinerary/payment-plan'
import type { PaymentDue } from '#shared/pricing/payments-due'
import { useTripPage } from '../../../../trip/page/trip-page'
import { priceLooks } from './price-looks'

interface PlanNoteProps {
  readonly plan: ChosenPlan | undefined
  /** What would be asked for, by its day. */
  readonly payments: readonly PaymentDue[]
}

/** What is due on which day, where a payment plan divides the price. */
export function PlanNote({ plan, payments }: PlanNoteProps) {
  const { trip, today } = useTripPage()
  if (plan === undefined || plan.steps.length === 0 || payments.length === 0) return null
  const words = payments.map(({ amount, dueDate }) => {
    const money = formatMoney({ amount, currency: trip.currency }, { show: 'code' })
    return dueDate === today ? `${money} today` : `${money} on ${rangeWithYear(dueDate, dueDate)}`
  })
  return (
    <Box component="p" sx={priceLooks.note}>
      By plan “{plan.name}”: {joinWords(words)}.
    </Box>
  )
}
