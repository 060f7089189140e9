import type { AgentPrincipal } from '#shared/access/principal'
import { hiddenCountries } from '../data/catalogue/hidden-countries'
import type { PublishedCatalogue } from '../data/catalogue/published-catalogue'
import type { Basics } from '../runtime/use-case'
import type { Place } from './transfers'

export interface PlacesDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

/** The transit points that an agent may know of, by code. */
export async function seenPlaces(
  principal: AgentPrincipal,
  { catalogue, clock }: PlacesDeps,
): Promise<ReadonlyMap<string, Place>> {
  const { snapshot } = await catalogue.now(clock.now())
  const hidden = hiddenCountries(snapshot, principal)
  const seen = snapshot.transitPoints.filter(({ disabled, countryCode }) => !disabled && !hidden.has(countryCode))
  return new Map(seen.map((point) => [point.transitPointCode, point]))
}
