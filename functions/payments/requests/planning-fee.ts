import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { hasPricePayments } from '#shared/itinerary/payments'
import { itineraryStates } from '#shared/itinerary/states'
import { isPayableIn } from '#shared/payments/payable-payment'
import { inTripCurrency } from '#shared/payments/write-off-limit'
import type { AgencyRecord } from '../../data/people/agency-records'
import type { MakeId } from '../../runtime/make-id'
import { newPayment } from './new-payments'

interface Asking {
  readonly agency: AgencyRecord
  readonly today: CalendarDate
  readonly makeId: MakeId
}

/**
 * The record that asks for its agency's planning fee, due today, before there is a price or while
 * nobody has asked for it. A trip has one: asking again changes nothing.
 * @throws AppError payment.not-possible for a cancelled trip and for patterns; request.invalid where
 * the agency has no planning fee, the trip no exchange rate for it, or its price was asked for
 */
export function withPlanningFee(
  record: ItineraryRecord,
  { agency, today: dueDate, makeId }: Asking,
): ItineraryRecord {
  const { state, payments } = record
  const isPossible = (one: ItineraryRecord['state']) => isPayableIn({ purpose: 'planning' }, one)
  if (!isPossible(state))
    throw new AppError('payment.not-possible', {
      state,
      allowed: itineraryStates.filter(isPossible),
    })
  if (hasPricePayments(payments))
    refuseField('body.planningFee', 'must be asked for before deposit and balance')
  if (payments.length > 0) return record
  const { planningFee: fee = 0, returnsPlanningFees, currency: agencyCurrency } = agency
  if (fee === 0) refuseField('body.planningFee', 'must be left out: your agency asks for none')
  const amount = inTripCurrency({ amount: fee, agencyCurrency, trip: record })
  if (amount === 0)
    refuseField('body.planningFee', `must have an exchange rate from ${agencyCurrency}`)
  const payment = newPayment(
    record,
    {
      paymentType: 'deposit',
      purpose: 'planning',
      amount,
      dueDate,
      ...(returnsPlanningFees ? { refundable: true } : {}),
    },
    { agencyName: agency.name, makeId },
  )
  return { ...record, payments: [payment] }
}
