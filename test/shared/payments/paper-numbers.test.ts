import { describe, expect, test } from 'vitest'
import { withFlag } from '#shared/itinerary/flags'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { numberPapers, type PaperKind, paperNumber } from '#shared/payments/paper-numbers'
import { anItinerary } from '../itinerary/builders'

const at = '2027-03-01T10:00:00.000Z'

const aPayment = (part: Partial<Payment> = {}): Payment => ({
  paymentId: 'pay_1' as Payment['paymentId'],
  paymentType: 'sell',
  amount: 100_000,
  serviceFee: 0,
  status: 'Pending',
  ...part,
})

const asking = (part: Partial<ItineraryRecord> = {}): ItineraryRecord => ({
  ...anItinerary({ state: 'provisional', segments: [] }),
  finance: { sell: 100_000, deposit: 20_000, paid: 0 } as ItineraryRecord['finance'],
  payments: [aPayment()],
  ...part,
})

const numbering = () => {
  const counts = new Map<PaperKind, number>()
  return (record: ItineraryRecord) =>
    numberPapers(record, {
      at,
      take: (kind) => {
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        return paperNumber(kind, { year: '2027', count })
      },
    })
}

describe('papers get numbers', () => {
  test('an invoice when payments ask for the price, once', () => {
    const number = numbering()
    const first = number(asking())
    expect(first.invoices).toEqual([{ number: 'INV-2027-0001', at, total: 100_000 }])
    expect(number(first)).toEqual(first)
  })

  test('another invoice for another price that is asked for, the first stays', () => {
    const number = numbering()
    const first = number(asking())
    const second = number({
      ...first,
      finance: { ...first.finance, sell: 90_000 } as ItineraryRecord['finance'],
      payments: [aPayment({ amount: 90_000 })],
    })
    expect(second.invoices?.map((one) => [one.number, one.total])).toEqual([
      ['INV-2027-0001', 100_000],
      ['INV-2027-0002', 90_000],
    ])
  })

  test('no invoice while the price is open, too little is asked for, or nothing is', () => {
    const number = numbering()
    expect(number(asking({ payments: [] })).invoices).toBeUndefined()
    expect(number(asking({ payments: [aPayment({ amount: 99_999 })] })).invoices).toBeUndefined()
    expect(number(asking({ flags: withFlag([], 'requote') })).invoices).toBeUndefined()
    expect(number(asking({ state: 'estimate' })).invoices).toBeUndefined()
    expect(number(asking({ state: 'cancelled' })).invoices).toBeUndefined()
  })

  test('a receipt for each payment that is paid, and no other', () => {
    const after = numbering()(
      asking({
        payments: [
          aPayment({ status: 'Paid', amount: 20_000 }),
          aPayment({ status: 'Authorized', amount: 30_000 }),
          aPayment({ status: 'Paid', amount: 50_000 }),
        ],
      }),
    )
    expect(after.payments.map(({ receiptNumber }) => receiptNumber)).toEqual([
      'REC-2027-0001',
      undefined,
      'REC-2027-0002',
    ])
  })

  test('a credit note for a cancelled trip that had an invoice, and none without', () => {
    const number = numbering()
    const fee = {
      at,
      day: '2027-03-01' as NonNullable<ItineraryRecord['cancellationFee']>['day'],
      policyFee: 0,
      fee: 0,
      returnsServiceFees: false,
      lines: [],
      shares: [],
    }
    const cancelled = number({ ...number(asking()), state: 'cancelled', cancellationFee: fee })
    expect(cancelled.cancellationFee?.creditNote).toBe('CN-2027-0001')
    expect(number(cancelled)).toEqual(cancelled)
    const plain = number(asking({ payments: [], state: 'cancelled', cancellationFee: fee }))
    expect(plain.cancellationFee?.creditNote).toBeUndefined()
  })
})
