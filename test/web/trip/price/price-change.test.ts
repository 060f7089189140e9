import { expect, test } from 'vitest'
import type { HistoryEntryView } from '#shared/api/itinerary-shapes'
import { priceChange } from '../../../../web/trip/price/price-change'

const entry = (
  version: number,
  action: string,
  sell?: readonly [string, string],
): HistoryEntryView => ({
  version,
  action,
  state: 'quote',
  at: '2026-11-20T08:00:00.000Z',
  by: { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' },
  changes: sell === undefined ? [] : [{ field: 'sell', label: 'Sell', from: sell[0], to: sell[1] }],
})
const base = (version: number, sell: number) =>
  ({ version, currency: 'USD', finance: { sell } }) as Parameters<typeof priceChange>[0]['base']
const quoted = entry(12, 'quoted', ['USD 0.00', 'USD 59,812.64'])

test('the change is nothing while the price is that of the last quote, whatever was edited since', () => {
  const history = [entry(14, 'edited'), entry(13, 'edited'), quoted]
  expect(priceChange({ base: base(14, 5_981_264), sell: 5_981_264, history })).toBeUndefined()
})

test('the change counts every version since the last quote, and edits that are not stored yet', () => {
  const history = [
    entry(14, 'edited'),
    entry(13, 'edited', ['USD 59,812.64', 'USD 60,000.00']),
    quoted,
  ]
  expect(priceChange({ base: base(14, 6_000_000), sell: 6_000_000, history })).toBe(18_736)
  expect(priceChange({ base: base(14, 6_000_000), sell: 5_900_000, history })).toBe(-81_264)
})

test('there is no change to tell before the first quote, while history loads, and in another currency', () => {
  const sold = { base: base(13, 6_000_000), sell: 6_000_000 }
  const rise = entry(13, 'edited', ['USD 59,812.64', 'USD 60,000.00'])
  expect(priceChange({ ...sold, history: [rise] })).toBeUndefined()
  expect(priceChange({ ...sold, history: [quoted] })).toBeUndefined()
  const currency = { field: 'currency', label: 'Currency', from: 'EUR', to: 'USD' }
  const changed = { ...rise, changes: [...rise.changes, currency] }
  expect(priceChange({ ...sold, history: [changed, quoted] })).toBeUndefined()
})
