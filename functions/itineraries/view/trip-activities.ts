import type { AgentPrincipal } from '#shared/access/principal'
import type { TripActivities } from '#shared/api/trip-shapes'
import type { SupplierCode } from '#shared/ids/ids'
import type { Segment } from '#shared/itinerary/segment'
import { describeActivity } from '../../catalogue/describe-activity'
import { featureCounts } from '../../catalogue/feature-counts'
import type { CatalogueInMemory } from '../../data/catalogue/published-catalogue'
import { seenActivities } from '../../data/catalogue/seen-activities'
import type { SupplierInfoRecord } from '../../data/rates/room-records'

interface Sources {
  readonly published: CatalogueInMemory
  readonly principal: Pick<AgentPrincipal, 'flags'>
  /** Languages to look for, the best first. */
  readonly locales: readonly string[]
  /** What a supplier tells of itself, in the first of them that it has. */
  readonly infoOf: (code: SupplierCode) => Promise<SupplierInfoRecord | undefined>
}

/** What can be done where the stays are: each camp once, own arrangements once a region. */
export async function tripActivitiesOf(
  segments: readonly Segment[],
  sources: Sources,
): Promise<TripActivities[]> {
  const stays = segments.filter(
    ({ type, supplierCode }) => type === 'stay' && supplierCode !== undefined,
  )
  const places = new Map(
    stays.map((stay) => [
      `${stay.supplierCode} ${stay.supplierCode === 'OWN' ? stay.regionCode : ''}`,
      stay,
    ]),
  )
  const infos = new Map<SupplierCode, ReturnType<Sources['infoOf']>>()
  const infoOf: Sources['infoOf'] = (code) => {
    const reading = infos.get(code) ?? sources.infoOf(code)
    infos.set(code, reading)
    return reading
  }
  return Promise.all([...places.values()].map((stay) => offeredAt(stay, { ...sources, infoOf })))
}

async function offeredAt(stay: Segment, sources: Sources): Promise<TripActivities> {
  const { published, principal, locales } = sources
  const { camps, snapshot } = published
  const { supplierCode = 'OWN' } = stay
  const place = camps.placeOf(supplierCode)
  const camp = place === undefined ? undefined : camps.campAt(place)
  const region =
    camps.regions[camps.regionAt.get(camp?.countryRegionCode ?? regionOf(stay, camps)) ?? -1]
  const activities = seenActivities(snapshot, principal).filter(
    ({ countryRegionCode }) => countryRegionCode === region?.countryRegionCode,
  )
  return {
    supplierCode,
    campName: stay.campName ?? stay.title ?? supplierCode,
    countryRegionCode: region?.countryRegionCode,
    regionName: region?.name ?? stay.regionName ?? '',
    features: camp === undefined ? [] : await featuresOf(camp, sources),
    activities: activities.map((activity) => describeActivity(activity, { camps, locales })),
  }
}

/** An own arrangement says its region by its code within a country. */
function regionOf(
  { regionCode, country }: Segment,
  { regions }: CatalogueInMemory['camps'],
): string {
  const isOurs = (name: string) => country === undefined || country === name
  return (
    regions.find((region) => region.regionCode === regionCode && isOurs(region.countryName))
      ?.countryRegionCode ?? ''
  )
}

type Camp = ReturnType<CatalogueInMemory['camps']['campAt']>

/** What the camp itself offers to do. */
async function featuresOf(
  { supplierCode, campFeatures }: Camp,
  { published: { snapshot }, infoOf }: Sources,
) {
  const info = await infoOf(supplierCode)
  const names = new Map(
    snapshot.features.map(({ featureId, featureName }) => [featureId, featureName]),
  )
  const { activities } = featureCounts(campFeatures, {
    snapshot,
    counts: info?.featureCounts ?? {},
  })
  return activities.map(({ featureId, count }) => ({
    featureId,
    featureName: names.get(featureId) ?? featureId,
    count,
  }))
}
