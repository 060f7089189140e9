import type { CampRow } from './camp-row'

/** Camps and lodges of Eswatini: true names and places, descriptions written for Tembea. */
export const eswatiniCamps: readonly CampRow[] = [
  {
    supplierCode: 'ROYALVIL',
    campName: 'Royal Villas Eswatini',
    countryRegionCode: 'SZ-EZU',
    latitude: -26.4311,
    longitude: 31.1844,
    transitPointCode: 'SHO',
    tier: 2,
    roomStyle: 'villas',
    units: 14,
    minChildAge: 0,
    currency: 'SZL',
    campFeatures: ['SWPO', 'SPTR', 'GYMN', 'GOLF', 'CUEX', 'FAMI', 'AIRC', 'WIFI'],
    campInfo: 'Villas in a green garden of the royal valley, near the craft markets and the kraal of Lobamba.',
  },
  {
    supplierCode: 'REILLYS',
    campName: 'Reilly’s Rock Hilltop Lodge',
    countryRegionCode: 'SZ-EZU',
    latitude: -26.4622,
    longitude: 31.1797,
    transitPointCode: 'SHO',
    tier: 2,
    roomStyle: 'rooms',
    units: 9,
    minChildAge: 0,
    currency: 'SZL',
    campFeatures: ['GADR', 'GUWA', 'HORS', 'CYCL', 'HIKE', 'BIRD', 'FAMI'],
    campInfo:
      'A colonial homestead in an arboretum, on a hill of Mlilwane. Zebra on the slopes, blue duiker by the path, and no electric light at dinner.',
  },
  {
    supplierCode: 'STONECAMP',
    campName: 'Mkhaya Stone Camp',
    countryRegionCode: 'SZ-LOW',
    latitude: -26.5922,
    longitude: 31.7233,
    transitPointCode: 'SHO',
    tier: 2,
    roomStyle: 'cottages',
    units: 12,
    minChildAge: 10,
    online: false,
    currency: 'SZL',
    campFeatures: ['RHTR', 'GADR', 'GUWA', 'BIRD'],
    campInfo:
      'Half-walled stone cottages in a dry river wood, without electricity or windows. Rhino on foot at arm’s length plus a little.',
  },
]
