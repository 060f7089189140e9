import { expect, test } from 'vitest'
import { type Payment, paymentRecord } from '#shared/itinerary/payments'
import { itineraryStates } from '#shared/itinerary/states'
import { creditNote, sumNote } from '../../../../web/trip/payments/sum-note'

const payment = (amount: number, named: Partial<Payment> = {}) =>
  paymentRecord.parse({
    paymentId: 'pay_0001',
    paymentType: 'balance',
    status: 'Pending',
    serviceFee: 0,
    amount,
    ...named,
  })
const note = (payments: readonly Payment[], state: (typeof itineraryStates)[number] = 'quote') =>
  sumNote({ state, currency: 'USD', payments, finance: { sell: 300_00 } })

test('payments that come to the price need no note, whatever becomes of them', () => {
  expect(note([payment(100_00, { status: 'Paid' }), payment(200_00)])).toBeUndefined()
  expect(
    note([payment(100_00, { status: 'Authorized' }), payment(200_00, { status: 'Error' })]),
  ).toBeUndefined()
  expect(note([])).toBeUndefined()
})

test('what the price was raised by, or sent back, is to be asked for', () => {
  const again =
    'Regenerate them: payments already made count, and the balance will be re-requested.'
  expect(note([payment(250_00)])).toBe(`These payments total $50.00 less than the price. ${again}`)
  const back = { status: 'Paid', amount: 30_00, at: '2026-11-20T08:00:00.000Z' } as const
  expect(note([payment(300_00, { status: 'Paid', refund: back })])).toContain('$30.00 less')
  expect(note([payment(350_00)])).toContain('$50.00 more')
})

test('where nothing is left to ask for, or nothing can be paid, there is nothing to say', () => {
  expect(note([payment(350_00, { status: 'Paid' })])).toBeUndefined()
  expect(itineraryStates.filter((state) => note([payment(250_00)], state) === undefined)).toEqual(
    expect.arrayContaining([
      'cancelled',
      'estimate',
      'saved',
      'draft',
      'example',
      'quoting',
      'holding',
    ]),
  )
})

test('a credit is told while the trip may still come to cost more', () => {
  const paid = { currency: 'USD', finance: { sell: 300_00, paid: 307_00 } }
  expect(creditNote({ ...paid, state: 'confirmed' })).toContain('$7')
  expect(creditNote({ ...paid, state: 'cancelled' })).toBeUndefined()
  expect(creditNote({ ...paid, state: 'confirmed', finance: { sell: 5, paid: 5 } })).toBeUndefined()
  expect(creditNote({ currency: 'USD', state: 'draft' })).toBeUndefined()
})
