import type { CampRow } from './camp-row'

/** Camps and lodges of Lesotho: true names and places, descriptions written for Tembea. */
export const lesothoCamps: readonly CampRow[] = [
  {
    supplierCode: 'MALIBA',
    campName: 'Maliba Lodge',
    countryRegionCode: 'LS-MAL',
    latitude: -28.8831,
    longitude: 28.1961,
    transitPointCode: 'MSU',
    tier: 2,
    roomStyle: 'chalets',
    units: 6,
    minChildAge: 0,
    currency: 'LSL',
    campFeatures: ['HIKE', 'HORS', 'CYCL', 'SPTR', 'SWPO', 'FAMI', 'FISH'],
    campInfo:
      'Thatched chalets facing the steep green Maluti in Ts’ehlanyane National Park. Ponies, clear pools and old che-che woodland.',
  },
  {
    supplierCode: 'SEMONKONG',
    campName: 'Semonkong Lodge',
    countryRegionCode: 'LS-MAL',
    latitude: -29.8406,
    longitude: 28.0494,
    transitPointCode: 'MSU',
    tier: 1,
    roomStyle: 'rondavels',
    units: 20,
    minChildAge: 0,
    currency: 'LSL',
    thirdParty: true,
    campFeatures: ['HORS', 'HIKE', 'FISH', 'CYCL', 'CUEX', 'FAMI'],
    campInfo:
      'Stone rondavels in a gorge of the Maletsunyane. Ride for days between villages, or go down the rope beside a waterfall twice the height of Victoria.',
  },
]
