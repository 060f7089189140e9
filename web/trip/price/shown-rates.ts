import { rangeWithYear } from '#shared/format/dates'
import type { Trip } from '../page/trip'

/** `Priced with ZAR 16.4401, BWP 13.6708 for one USD, Sep 29, 2026`; undefined when everything is in USD. */
export function shownRates({ exchange: { date, spotRates }, currency, itinerary }: Trip): string | undefined {
  const used = new Set([currency, ...itinerary.segments.map((segment) => segment.currency ?? currency)])
  const rates = [...used]
    .filter((code) => code !== 'USD' && spotRates[code] !== undefined)
    .map((code) => `${code} ${rounded(spotRates[code] ?? '')}`)
  if (rates.length === 0) return undefined
  const day = date === undefined ? '' : `, ${rangeWithYear(date, date)}`
  return `Priced with ${rates.join(', ')} for one USD${day}.`
}

const rounded = (rate: string): string => rate.replace(/(\.\d{4})\d+$/, '$1')
