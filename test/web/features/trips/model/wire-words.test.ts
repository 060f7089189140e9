import { expect, test } from 'vitest'
import { paymentRecord } from '#shared/itinerary/payments'
import { wireWords } from '../../../../../web/features/trips/components/detail/MarkPaidDialog'
import { withKept } from '../../../../../web/features/trips/model/trip-words'

const asked = {
  paymentId: 'pay_0001',
  paymentType: 'balance',
  status: 'Pending',
  amount: 65_209_83,
  serviceFee: 0,
}
const trip = {
  name: 'Tanzania Adventure',
  currency: 'SEK',
  parties: [{ id: 'p1', name: 'Lindqvist' }],
}

test('of two payments of one amount the words say who pays', () => {
  expect(wireWords({ payment: paymentRecord.parse({ ...asked, partyId: 'p1' }), trip }).text).toBe(
    'Balance of SEK\u00a065,209.83 for Tanzania Adventure, from Lindqvist, by Wire Transfer.',
  )
  expect(wireWords({ payment: paymentRecord.parse(asked), trip }).text).not.toContain('from')
})

test('money that goes back goes to whoever paid it', () => {
  const refund = {
    status: 'Error',
    amount: 66_000_00,
    at: '2026-11-20T08:00:00.000Z',
    task: 'By wire.',
  }
  expect(
    wireWords({ payment: paymentRecord.parse({ ...asked, partyId: 'p1', refund }), trip }),
  ).toMatchObject({
    title: 'Mark as refunded',
    text: 'SEK 66,000.00 for Tanzania Adventure by Wire Transfer, to Lindqvist.',
  })
})

test('that nothing has to be typed again is said once', () => {
  expect(withKept('The server cannot be reached. Your entries are kept.')).toBe(
    'The server cannot be reached. Your entries are kept.',
  )
  expect(withKept('This payment has already been made')).toBe(
    'This payment has already been made. Your entries are kept.',
  )
})
