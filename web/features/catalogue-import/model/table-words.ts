import { type ImportTable, isCountTable } from '#shared/managers/content-kind'

export const tableWords: Readonly<Record<ImportTable, string>> = {
  countries: 'Countries',
  regions: 'Regions',
  features: 'Features',
  'transit-points': 'Transit points',
  connections: 'Flights and transfers',
  activities: 'Activities',
  camps: 'Camps',
  rooms: 'Rooms',
  rates: 'Rates',
  allotments: 'Allotments',
  'stop-sells': 'Stop-sells',
}

const managers: Readonly<Partial<Record<ImportTable, string>>> = {
  countries: '/CountryManager',
  regions: '/RegionsManager',
  features: '/FeaturesManager',
  'transit-points': '/TransitPointsManager',
  connections: '/ConnectionsManager',
  activities: '/ActivitiesManager',
}

/**
 * The page of the entry that rows of a table are about: rooms, rates and counts are their camp's.
 */
export function entryPath(table: ImportTable, code: string): string {
  const own = isCountTable(table) ? code.split('-')[0] : code
  return `${managers[table] ?? '/AccommodationsManager'}/${encodeURIComponent(own ?? '')}`
}
