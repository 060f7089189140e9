import type { AgentPrincipal } from '#shared/access/principal'
import type { Snapshot } from './snapshot'

/**
 * Codes of the countries that an agent does not see: the rest of the world without the agency's
 * flag (2 §6).
 */
export function hiddenCountries(
  { countries }: Pick<Snapshot, 'countries'>,
  { flags }: Pick<AgentPrincipal, 'flags'>,
): ReadonlySet<string> {
  if (flags.includes('showRestOfWorld')) return new Set()
  return new Set(
    countries.filter(({ restOfWorld }) => restOfWorld).map(({ countryCode }) => countryCode),
  )
}
