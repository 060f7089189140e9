import { formatMoney } from '#shared/format/money'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type Payment, paymentLabel } from '#shared/itinerary/payments'
import type { Difference } from '../../data/itineraries/history'

/** What of the payments changed, in words: one line for each that came, went, or is another. */
export function paymentDifferences(before: ItineraryRecord, after: ItineraryRecord): Difference[] {
  const was = new Map(before.payments.map((payment) => [payment.paymentId, payment]))
  const now = new Map(after.payments.map((payment) => [payment.paymentId, payment]))
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((id) => {
    const [old, fresh] = [was.get(id), now.get(id)]
    const namedPayment = fresh ?? old
    const [from, to] = [old, fresh].map((payment) => paymentWords(payment, before.currency))
    if (namedPayment === undefined || from === undefined || to === undefined || from === to)
      return []
    return [{ field: `payments.${id}`, label: paymentLabel(namedPayment), from, to }]
  })
}

function paymentWords(payment: Payment | undefined, currency: string): string {
  if (payment === undefined) return ''
  const { amount, dueDate, writtenOff } = payment
  const money = formatMoney({ amount, currency }, { show: 'code' })
  if (writtenOff !== undefined)
    return [`${money}, written off`, writtenOff.reason].filter(Boolean).join(': ')
  return dueDate === undefined ? money : `${money}, due ${dueDate}`
}
