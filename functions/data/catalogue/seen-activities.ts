import type { AgentPrincipal } from '#shared/access/principal'
import type { ActivityRecord } from './catalogue-records'
import { hiddenCountries } from './hidden-countries'
import type { Snapshot } from './snapshot'

/**
 * The activities that an agent may see: no disabled ones, none of countries that are hidden, and
 * those that only the DMC arranges where the agency has the flag showJacadaActivities (2 §6).
 */
export function seenActivities(
  snapshot: Pick<Snapshot, 'activities' | 'countries'>,
  principal: Pick<AgentPrincipal, 'flags'>,
): ActivityRecord[] {
  const hiddenPlaces = hiddenCountries(snapshot, principal)
  const seesAll = principal.flags.includes('showJacadaActivities')
  return snapshot.activities.filter(
    ({ disabled, countryCode, dmcArrangedOnly }) =>
      !disabled && !hiddenPlaces.has(countryCode) && (seesAll || !dmcArrangedOnly),
  )
}
