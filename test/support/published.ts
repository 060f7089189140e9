import {
  type CampRecord,
  type CatalogueInput,
  catalogueOf,
} from '../../functions/data/catalogue/catalogue-records'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publicationOf } from '../../functions/data/catalogue/snapshot'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { memoryObjects } from './memory-objects'
import { aCamp } from './suppliers'

/** Two countries with three regions, and one of the rest of the world. */
export const places = {
  countries: [
    {
      countryCode: 'BW',
      name: 'Botswana',
      currency: 'BWP',
      biome: 'delta',
      restOfWorld: false,
      latitude: -22,
      longitude: 24,
    },
    {
      countryCode: 'KE',
      name: 'Kenya',
      currency: 'KES',
      biome: 'savanna',
      restOfWorld: false,
      latitude: 0,
      longitude: 38,
    },
    {
      countryCode: 'IN',
      name: 'India',
      currency: 'INR',
      biome: 'forest',
      restOfWorld: true,
      latitude: 22,
      longitude: 79,
    },
  ],
  regions: [
    aRegion('BW-OKA', 'Okavango Delta'),
    aRegion('BW-CHO', 'Chobe'),
    aRegion('KE-MAR', 'Masai Mara'),
    aRegion('IN-KAN', 'Kanha'),
  ],
  features: [
    { featureId: 'GADR', featureName: 'Game drives', featureType: 'activity' },
    { featureId: 'MOKO', featureName: 'Mokoro', featureType: 'activity' },
    { featureId: 'SWPO', featureName: 'Swimming pool', featureType: 'amenity' },
  ],
  transitPoints: [
    aTransitPoint('MUB', 'Maun', 'BW'),
    aTransitPoint('BBK', 'Kasane', 'BW'),
    aTransitPoint('JLR', 'Jabalpur', 'IN'),
    { ...aTransitPoint('XXX', 'Closed strip', 'BW'), disabled: true },
  ],
  activities: [
    {
      optionKey: 'DELTA-BALLOON',
      name: 'Balloon flight',
      countryRegionCode: 'BW-OKA',
      countryCode: 'BW',
      description: 'An hour above the channels.\n\nBreakfast after it.',
      durationMinutes: 240,
      cost: '450.00',
      currency: 'USD',
      minChildAge: 7,
      disabled: false,
    },
  ],
} satisfies Omit<CatalogueInput, 'camps'>

function aRegion(countryRegionCode: string, name: string) {
  const [countryCode = '', regionCode = ''] = countryRegionCode.split('-')
  const place = {
    latitude: -19.25,
    longitude: 22.7,
    biome: 'delta',
    preferredTransitPoint: 'MUB',
  } as const
  return { countryRegionCode, regionCode, name, countryCode, ...place }
}

function aTransitPoint(transitPointCode: string, name: string, countryCode: string) {
  const rest = {
    entryExitNode: true,
    countryRegionCode: `${countryCode}-OKA`,
    latitude: 0,
    longitude: 0,
    disabled: false,
  }
  return { transitPointCode, name, countryCode, ...rest }
}

/** Camps that differ in everything a search looks at. */
export const someCamps: readonly CampRecord[] = [
  aCamp(),
  aCamp({
    supplierCode: 'ALPHA',
    campName: 'alpha Camp',
    online: false,
    minChildAge: 0,
    campFeatures: ['SWPO'],
  }),
  aCamp({
    supplierCode: 'CHOBE',
    campName: 'Chobe Camp',
    countryRegionCode: 'BW-CHO',
    minChildAge: 12,
  }),
  aCamp({
    supplierCode: 'MARA',
    campName: 'Mara Plains',
    countryRegionCode: 'KE-MAR',
    campInfo: 'On the river.',
  }),
  aCamp({ supplierCode: 'DMC', campName: 'Dmc Camp', dmcArrangedOnly: true }),
  aCamp({ supplierCode: 'GONE', campName: 'Gone Camp', disabled: true }),
  aCamp({
    supplierCode: 'KANHA',
    campName: 'Kanha Camp',
    countryRegionCode: 'IN-KAN',
    transitPointCode: 'JLR',
  }),
]

/** A published catalogue of some camps, with the bucket that it lies in. */
export async function published(camps: readonly CampRecord[] = someCamps) {
  const objects = memoryObjects()
  const snapshots = snapshotStore(objects)
  const entries = { ...catalogueOf({ ...places, camps: [] }), camps }
  await snapshots.publish(publicationOf(entries), {
    editions: 0,
    publishedAt: '2026-11-20T06:00:00.000Z',
  })
  return { catalogue: publishedCatalogue(snapshots), snapshots, objects }
}
