import type { ItineraryRecord } from '../itinerary/itinerary'
import { pricePayments, withoutRefund } from '../itinerary/payments'
import { promisedFinance } from '../pricing/unpriced-stays'

/** Papers that an accountant files by number. */
export const paperKinds = ['invoice', 'receipt', 'creditNote'] as const
export type PaperKind = (typeof paperKinds)[number]

const prefixes = {
  invoice: 'INV',
  receipt: 'REC',
  creditNote: 'CN',
} as const satisfies Record<PaperKind, string>

/** The number of a paper, as `REC-2027-0001`: the first of its kind in an agency's year is 1. */
export const paperNumber = (
  kind: PaperKind,
  { year, count }: { readonly year: string; readonly count: number },
): string => `${prefixes[kind]}-${year}-${String(count).padStart(4, '0')}`

/**
 * The record with a number on every paper that it has come to: a receipt for each payment that is
 * paid, an invoice for the price that its payments ask for, and a credit note for an invoice of a
 * cancelled trip. Numbers that are there stay.
 * @param at - instant of the change, which becomes the date of a new invoice
 * @param take - takes the next number of a kind
 */
export function numberPapers(
  record: ItineraryRecord,
  { at, take }: { readonly at: string; readonly take: (kind: PaperKind) => string },
): ItineraryRecord {
  const { cancellationFee } = record
  const invoices = invoicesWith(record, { at, take })
  const payments = record.payments.map((payment) =>
    payment.status === 'Paid' && payment.receiptNumber === undefined
      ? { ...payment, receiptNumber: take('receipt') }
      : payment,
  )
  const numberedRecord = { ...record, payments, ...(invoices === undefined ? {} : { invoices }) }
  if (cancellationFee === undefined || cancellationFee.creditNote !== undefined)
    return numberedRecord
  return invoices === undefined
    ? numberedRecord
    : { ...numberedRecord, cancellationFee: { ...cancellationFee, creditNote: take('creditNote') } }
}

function invoicesWith(
  record: ItineraryRecord,
  { at, take }: { at: string; take: (kind: PaperKind) => string },
): ItineraryRecord['invoices'] {
  const { invoices } = record
  const total = invoicedTotal(record)
  if (total === undefined || invoices?.at(-1)?.total === total) return invoices
  return [...(invoices ?? []), { number: take('invoice'), at, total }]
}

/**
 * The price that a trip's payments ask for, minor units: undefined while none are asked for, while
 * they ask for less, or while the agent works on another price.
 */
function invoicedTotal(record: ItineraryRecord): number | undefined {
  const { payments, flags, state } = record
  if (payments.length === 0 || state === 'cancelled' || state === 'estimate') return undefined
  if (flags.includes('requote') || flags.includes('locked_incompatible')) return undefined
  const sell = promisedFinance(record)?.sell ?? 0
  const total = pricePayments(payments).reduce(
    (sum, payment) => sum + withoutRefund(payment).amount,
    0,
  )
  return sell > 0 && total >= sell ? sell : undefined
}
