import { expect, test } from 'vitest'
import { itineraryStateSchema } from '#shared/itinerary/states'
import {
  bookingStatusOf,
  bookingStatusSchema,
  inventoryStatusSchema,
  supplierBookingStatuses,
} from '#shared/itinerary/supplier-status'

test.each([
  ['confirmed', ['Conf', 'Invoiced', 'Paid', "Trav'd", "Trav'g"]],
  ['provisional', ['Prov', 'Pend']],
  ['quote', ['Quote', 'Draft', 'Place', 'EX TP']],
  ['cancelled', ['Canc', 'Deleted', 'DeInv', 'QuoteOld']],
  ['unknown', ['conf', '', 'Waiting', 'toString', '__proto__']],
])('%s stands for the supplier statuses %j', (own, theirs) => {
  expect(theirs.map(bookingStatusOf)).toEqual(theirs.map(() => own))
})

test('there are fifteen supplier statuses and ten inventory statuses', () => {
  expect(Object.keys(supplierBookingStatuses)).toHaveLength(15)
  expect(inventoryStatusSchema.options).toHaveLength(10)
})

test('each booking status is a state that an itinerary can be in', () => {
  for (const status of bookingStatusSchema.options)
    expect(itineraryStateSchema.parse(status)).toBe(status)
})
