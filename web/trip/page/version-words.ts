import type { TripVersion } from '#shared/api/trip-versions'
import { formatMoney } from '#shared/format/money'

/** What became of a version, where that is decided. */
export const outcomeWords: Readonly<Record<TripVersion['outcome'], string | undefined>> = {
  open: undefined,
  chosen: 'chosen',
  notChosen: 'not chosen',
  cancelled: 'cancelled',
}

/** `Version B: With Victoria Falls, USD 12,300, not chosen`. */
export function versionWords(version: TripVersion): string {
  const { letter, name, sell, currency, outcome, otherClient } = version
  const price = sell === 0 ? undefined : formatMoney({ amount: sell, currency }, { show: 'code' })
  const facts = [name, otherClient && `for ${otherClient}`, price, outcomeWords[outcome]]
  return `Version ${letter}: ${facts.filter(Boolean).join(', ')}`
}
