import type { AgentPrincipal } from '#shared/access/principal'
import { hiddenCountries } from '../data/catalogue/hidden-countries'
import type { CatalogueDeps } from '../data/catalogue/the-catalogue'
import type { Place } from './transfers'

/** The transit points that an agent may know of, by code. */
export async function seenPlaces(
  principal: AgentPrincipal,
  { catalogue, clock }: CatalogueDeps,
): Promise<ReadonlyMap<string, Place>> {
  const { snapshot } = await catalogue.now(clock.now())
  const hiddenCodes = hiddenCountries(snapshot, principal)
  const visiblePoints = snapshot.transitPoints.filter(
    ({ disabled, countryCode }) => !disabled && !hiddenCodes.has(countryCode),
  )
  return new Map(visiblePoints.map((point) => [point.transitPointCode, point]))
}
