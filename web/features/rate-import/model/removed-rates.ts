import { shortRange } from '#shared/format/dates'
import { isSameMarket, type RateRow } from '#shared/rate-sheets/rate-rows'

const labels: readonly (readonly [field: string, label: string])[] = [
  ['groupRate', 'Price of the whole unit'],
  ['twinRate', 'Sharing rate'],
  ['singleRate', 'One adult alone'],
  ['childRate', 'Children'],
  ['infantRate', 'Infants'],
  ['childBands', 'Child ages'],
  ['extraAdultRate', 'Third adult'],
  ['charges', 'Levies and supplements'],
  ['rack.twinRate', 'Rack rate'],
  ['rack.groupRate', 'Rack price of the whole unit'],
  ['minLOS', 'Minimum nights'],
  ['maxLOS', 'Maximum nights'],
  ['stayNights', 'Stay and pay offer'],
  ['earlyBirdPercent', 'Early bird offer'],
  ['longStayPercent', 'Long stay offer'],
  ['honeymoonPercent', 'Honeymoon offer'],
  ['offerPercent', 'Special offer'],
]

/** What published rates have on the nights of a sheet that the sheet's rates don't, in words. */
export function removedBy(present: readonly RateRow[], sheet: readonly RateRow[]): string[] {
  const rangesByWords = new Map<string, string[]>()
  for (const old of present)
    for (const row of sheet) {
      const [from, to] = [
        old.from > row.from ? old.from : row.from,
        old.to < row.to ? old.to : row.to,
      ]
      if (from > to || old.prov === 'C' || !isSameMarket(old, row)) continue
      const removals =
        row.prov === 'C' ? [['', 'Sold today, closed in the sheet'] as const] : labels
      for (const [field, label] of removals) {
        const value = field === '' ? '' : valueAt(old, field)
        if (field !== '' && (value === undefined || valueAt(row, field) !== undefined)) continue
        const range = shortRange(from, to)
        rangesByWords.set(label, [
          ...(rangesByWords.get(label) ?? []),
          value === '' ? range : `${value}, ${range}`,
        ])
      }
    }
  return [...rangesByWords].map(([label, all]) => `${label}: ${[...new Set(all)].join('; ')}`)
}

function valueAt(row: RateRow, field: string): string | undefined {
  const [first = '', second] = field.split('.')
  const outer = row[first]
  const value =
    second === undefined ? outer : (outer as Record<string, unknown> | undefined)?.[second]
  const isNone = value === undefined || value === null || value === '' || value === 0
  return isNone ? undefined : String(value)
}
