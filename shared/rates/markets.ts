/**
 * Who may have a rate: everybody, or people of the region, of the camp's country, or its citizens
 * (domain.md, Settled since, second part).
 */
export const markets = ['international', 'sadc', 'resident', 'citizen'] as const
export type Market = (typeof markets)[number]

export const marketLabels = {
  international: 'International',
  sadc: 'SADC',
  resident: 'Residents',
  citizen: 'Citizens',
} as const satisfies Record<Market, string>
