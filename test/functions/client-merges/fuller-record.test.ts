import { expect, test } from 'vitest'
import type { ClientListed } from '#shared/api/client-shapes'
import { fullerFirst } from '../../../functions/client-merges/fuller-record'

const record = (named: object = {}, data: object = {}) =>
  ({
    itineraryCount: 0,
    email: 'ada@example.com',
    contact: { phone: '', address: '' },
    clientData: {
      archived: false,
      status: 'lead',
      updatedDate: '2026-11-01T00:00:00.000Z',
      ...data,
    },
    ...named,
  }) as ClientListed

test.each([
  ['in use', record(), record({ itineraryCount: 3 }, { archived: true })],
  [
    'with more trips',
    record({ itineraryCount: 2 }),
    record({ itineraryCount: 1 }, { status: 'travelled' }),
  ],
  [
    'further along',
    record({}, { status: 'booked' }),
    record({ contact: { phone: '1', address: 'Maun' } }),
  ],
  [
    'with more filled in',
    record({ contact: { phone: '1', address: '' } }),
    record({}, { updatedDate: '2026-11-09T00:00:00.000Z' }),
  ],
  ['changed last', record({}, { updatedDate: '2026-11-09T00:00:00.000Z' }), record()],
])('the record %s is kept, whichever comes first', (_why, fuller, other) => {
  expect(fullerFirst(fuller, other)[0]).toBe(fuller)
  expect(fullerFirst(other, fuller)).toEqual([fuller, other])
})

test('of two that are alike the first is kept', () => {
  const [one, other] = [record(), record()]
  expect(fullerFirst(one, other)[0]).toBe(one)
})
