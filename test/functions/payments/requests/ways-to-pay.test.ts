import { describe, expect, test } from 'vitest'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import { wireLines } from '#shared/payments/bank-account'
import { waysToPay, whatHappensNext } from '../../../../functions/payments/requests/ways-to-pay'
import { anItinerary } from '../../../shared/itinerary/builders'

const account = {
  currency: 'USD',
  holder: 'Marula Journeys (Pty) Ltd',
  bank: 'First Bank of Botswana',
  account: '6201 2345 678',
  code: 'FIRNBWGX',
  note: '',
}
const payment = (part: Partial<Payment> = {}): Payment => ({
  paymentId: 'pay_1' as Payment['paymentId'],
  paymentType: 'deposit',
  amount: 100_000,
  serviceFee: 0,
  status: 'Pending',
  ...part,
})
const trip = (part: Partial<ItineraryRecord> = {}): ItineraryRecord => ({
  ...anItinerary({ state: 'provisional' }),
  rates: { ...anItinerary().rates, credit: 3, ach: 1 },
  currency: 'USD',
  bookingReference: 'TMB-42',
  ...part,
})

describe('a request for a payment', () => {
  test('names every way to pay with its own total, fee included', () => {
    expect(waysToPay(payment(), trip(), [account])).toEqual([
      ['By card', 'USD 1,030.00 (fee USD 30.00)'],
      ['By bank transfer (ACH)', 'USD 1,010.00 (fee USD 10.00)'],
      ['By wire', 'USD 1,000.00 (no fee)'],
    ])
  })

  test('offers no wire without an account in the trip’s currency, and no ACH but in dollars', () => {
    expect(waysToPay(payment(), trip({ currency: 'EUR' }), [account])).toEqual([
      ['By card', 'EUR 1,030.00 (fee EUR 30.00)'],
    ])
    expect(wireLines(trip({ currency: 'EUR' }), [account])).toEqual([])
  })

  test('says where a wire goes and what to write on it, and leaves out what is empty', () => {
    expect(wireLines(trip(), [account])).toEqual([
      ['Account holder', 'Marula Journeys (Pty) Ltd'],
      ['Bank', 'First Bank of Botswana'],
      ['Account', '6201 2345 678'],
      ['SWIFT, routing or sort code', 'FIRNBWGX'],
      ['Reference', 'TMB-42'],
    ])
  })

  test('says what happens next, with the payment that follows for the same party', () => {
    const deposit = payment()
    const balance = payment({
      paymentId: 'pay_2' as Payment['paymentId'],
      paymentType: 'balance',
      amount: 400_000,
      dueDate: '2027-04-01',
    })
    const other = {
      ...balance,
      paymentId: 'pay_3' as Payment['paymentId'],
      partyId: 'p2',
      amount: 7,
    }
    expect(whatHappensNext(deposit, trip({ payments: [deposit, other, balance] }))).toBe(
      'Once it is in, we email your receipt and confirm your booking. The balance of USD 4,000.00 is due on April 1, 2027.',
    )
    expect(whatHappensNext(balance, trip({ payments: [balance] }))).toBe(
      'Once it is in, we email your receipt.',
    )
    const planning = payment({ purpose: 'planning' })
    expect(whatHappensNext(planning, trip({ payments: [planning] }))).toBe(
      'Once it is in, we email your receipt. The planning fee counts toward your deposit and isn’t refundable.',
    )
    expect(whatHappensNext({ ...planning, refundable: true }, trip())).toMatch(/deposit\.$/)
  })
})
