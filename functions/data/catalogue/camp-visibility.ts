import type { AgentPrincipal, FeatureFlag } from '#shared/access/principal'
import { campFlags } from './camp-columns'

/**
 * Flags of a camp that hide it from an agent: always a disabled one, and others unless the agency's
 * flags open them (2 §6).
 */
export function hiddenFlags({ flags }: Pick<AgentPrincipal, 'flags'>): number {
  const unless = (flag: FeatureFlag, mask: number) => (flags.includes(flag) ? 0 : mask)
  return (
    campFlags.disabled |
    unless('showRestOfWorld', campFlags.restOfWorld) |
    unless('showDmcArrangedOnlyAccommodations', campFlags.dmcArrangedOnly)
  )
}
