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
  const hidden = hiddenCountries(snapshot, principal)
  const seen = snapshot.transitPoints.filter(
    ({ disabled, countryCode }) => !disabled && !hidden.has(countryCode),
  )
  return new Map(seen.map((point) => [point.transitPointCode, point]))
}
