import { expect, test } from 'vitest'
import { itineraryStates } from '#shared/itinerary/states'
import { voucherStanding } from '../../../functions/paper/papers/supplier-papers'

test.each(itineraryStates.filter((state) => state !== 'confirmed'))(
  'a voucher of a trip that is %s says that it is not valid',
  (state) => {
    for (const bookingReference of ['TMB-1', undefined]) {
      const { title, warning } = voucherStanding({ state, bookingReference })
      expect(title).not.toBe('Voucher')
      expect(warning).toMatch(/not valid|not provide/)
    }
  },
)

test('a voucher of a confirmed trip is one without a warning', () => {
  expect(voucherStanding({ state: 'confirmed', bookingReference: 'TMB-1' })).toEqual({
    title: 'Voucher',
  })
})
