import { expect, test } from 'vitest'
import type { PresentationSource } from '#shared/api/presentation-shapes'
import { tripVersion } from '#shared/api/trip-versions'
import { calendarDate } from '#shared/dates/calendar-date'
import { versionRows } from '../../../../web/features/trip-versions/model/version-rows'

const compared = (named: object, prices?: PresentationSource['prices']) => ({
  version: tripVersion.parse({
    id: 'itn_0001',
    letter: 'A',
    name: 'Botswana',
    state: 'quote',
    startDate: '2027-06-12',
    endDate: '2027-06-15',
    currency: 'USD',
    sell: 1_000_000,
    margin: 200_000,
    isShared: false,
    outcome: 'open',
    ...named,
  }),
  source: {
    startDate: calendarDate('2027-06-12'),
    endDate: calendarDate('2027-06-15'),
    adults: 2,
    children: 0,
    currency: 'USD',
    parts: [],
    prices,
  } as unknown as PresentationSource,
})

test('versions are compared by price first, and by what each earns before the journey', () => {
  const rows = versionRows([
    compared({}, { total: 1_000_000 }),
    compared({ sell: 1_250_000, margin: 100_000 }, { total: 1_250_000 }),
  ])
  expect(rows.map(({ label }) => label)).toEqual([
    'Price difference',
    'Price',
    'Per person',
    'Margin',
    'Dates',
    'Nights',
  ])
  expect(rows[3]?.cells).toEqual(['USD 2,000.00, 20.0%', 'USD 1,000.00, 8.0%'])
})

test('a version without all its prices says so, and has no margin', () => {
  const rows = versionRows([
    compared({}, { total: 1_000_000 }),
    compared({ unpriced: 2 }),
    compared({ outcome: 'cancelled', state: 'cancelled' }),
  ])
  const cells = (label: string) => rows.find((row) => row.label === label)?.cells
  expect(cells('Margin')).toEqual(['USD 2,000.00, 20.0%', '', ''])
  expect(cells('Still without a price')).toEqual(['', '2 stays not priced', ''])
})
