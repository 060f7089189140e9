import { featureFlagNames } from './feature-flags'
import type { FeatureFlag } from './principal'

/** Flags set by the server configuration; the agency decides the others. */
export type ServerFlags = Readonly<Partial<Record<FeatureFlag, boolean>>>

/**
 * The flags in force (1 §6): the agency's, overruled by the server configuration, and PRESO when
 * the page was asked for with that query parameter.
 * @returns each once, in the order of featureFlagNames; a name that is no flag is left out
 */
export function mergeFlags({ agency, server = {}, preso = false }: FlagSources): FeatureFlag[] {
  return featureFlagNames.filter(
    (flag) => (flag === 'PRESO' && preso) || (server[flag] ?? agency.includes(flag)),
  )
}

interface FlagSources {
  readonly agency: readonly string[]
  readonly server?: ServerFlags
  readonly preso?: boolean
}
