import { ownValue } from '#shared/ids/own-value'
import type { CatalogueInMemory } from '../data/catalogue/published-catalogue'

interface CountedFeatures {
  readonly snapshot: Pick<CatalogueInMemory['snapshot'], 'features'>
  readonly counts: Readonly<Record<string, number>>
}

/** The camp's features by type with their counts; 1 when no count is given. */
export function featureCounts(ids: readonly string[], { snapshot, counts }: CountedFeatures) {
  const typeOf = new Map(
    snapshot.features.map(({ featureId, featureType }) => [featureId, featureType]),
  )
  const ofType = (type: 'amenity' | 'activity') =>
    ids
      .filter((id) => typeOf.get(id) === type)
      .map((featureId) => ({ featureId, count: ownValue(counts, featureId) ?? 1 }))
  return { amenities: ofType('amenity'), activities: ofType('activity') }
}
