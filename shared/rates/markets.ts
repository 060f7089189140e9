/**
 * Who may have a rate: everybody, or people of a region, of the camp's country, or its citizens
 * (domain.md, Settled since, second part). `eac`, the East African Community, is ours: the sheets of
 * Kenya and Tanzania have its rates.
 */
export const markets = ['international', 'sadc', 'eac', 'resident', 'citizen'] as const
export type Market = (typeof markets)[number]

export const marketLabels = {
  international: 'International',
  sadc: 'SADC',
  eac: 'East Africa',
  resident: 'Residents',
  citizen: 'Citizens',
} as const satisfies Record<Market, string>

/**
 * The market of a client by the country code of a phone number, `+27 …` or `0027 …`: of a country of
 * the Southern African Development Community, else of the East African one, else everybody's. A
 * number without a country code says nothing. Undefined there.
 */
export function marketByPhone(phone: string): Market | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  if (!digits.startsWith('+')) return undefined
  const isOf = (codes: readonly string[]) => codes.some((code) => digits.startsWith(`+${code}`))
  if (isOf(sadcCodes)) return 'sadc'
  return isOf(eacCodes) ? 'eac' : 'international'
}

/** SS, RW, SO, KE, UG, BI. Tanzania and the Congo are of both communities. */
const eacCodes = ['211', '250', '252', '254', '256', '257']

/** ZA, MU, CD, AO, SC, TZ, MZ, ZM, MG, ZW, NA, MW, LS, BW, SZ, KM (ITU E.164). */
const sadcCodes = [
  ...['27', '230', '243', '244', '248', '255', '258', '260'],
  ...['261', '263', '264', '265', '266', '267', '268', '269'],
]
