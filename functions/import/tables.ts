import * as z from 'zod/mini'
import * as catalogue from './catalogue-rows'
import { allotmentRow, rateRow, roomRow } from './sales-rows'

const text = z._default(z.string(), '')

/**
 * The files of an import, in the order in which one names the other: the fields of a row, and those
 * that it is known by.
 */
export const tables = {
  countries: {
    key: ['countryCode'],
    schema: z.extend(catalogue.countryRow, { restOfWorld: z._default(z.boolean(), false) }),
  },
  regions: {
    key: ['countryRegionCode'],
    schema: z.extend(catalogue.regionRow, { preferredTransitPoint: text }),
  },
  features: { key: ['featureId'], schema: catalogue.featureRow },
  'transit-points': { key: ['transitPointCode'], schema: catalogue.transitPointRow },
  connections: {
    key: ['connectionCode'],
    schema: catalogue.withSeatFares(catalogue.connectionRow),
  },
  activities: { key: ['countryRegionCode', 'code'], schema: catalogue.activityRow },
  camps: {
    key: ['supplierCode'],
    schema: z.extend(catalogue.campRow, {
      campInfo: z._default(catalogue.campRow.shape.campInfo, ''),
      campFeatures: z._default(catalogue.campRow.shape.campFeatures, []),
      minChildAge: z._default(catalogue.campRow.shape.minChildAge, 0),
      transitPointCode: text,
    }),
  },
  rooms: { key: ['optionKey'], schema: roomRow },
  rates: { key: ['optionKey', 'from', 'minLOS', 'maxLOS'], schema: rateRow },
  allotments: { key: ['optionKey', 'from'], schema: allotmentRow },
} as const
export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]

/** What an import holds, every row checked. */
export type Imported = { readonly [Name in TableName]: z.output<(typeof tables)[Name]['schema']>[] }

/** Fields that name a row of another table. */
export const references: readonly {
  table: TableName
  field: string
  names: TableName
  error: string
}[] = [
  { table: 'regions', field: 'countryCode', names: 'countries', error: 'No such country' },
  {
    table: 'transit-points',
    field: 'countryRegionCode',
    names: 'regions',
    error: 'No such region',
  },
  ...(['fromHubCode', 'travelHubCode'] as const).map((field) => ({
    table: 'connections' as const,
    field,
    names: 'transit-points' as const,
    error: 'No such transit point',
  })),
  { table: 'activities', field: 'countryRegionCode', names: 'regions', error: 'No such region' },
  { table: 'camps', field: 'countryRegionCode', names: 'regions', error: 'No such region' },
  {
    table: 'camps',
    field: 'transitPointCode',
    names: 'transit-points',
    error: 'No such transit point',
  },
  { table: 'camps', field: 'campFeatures', names: 'features', error: 'No such feature' },
  { table: 'rooms', field: 'optionKey', names: 'camps', error: 'No such camp' },
  { table: 'rates', field: 'optionKey', names: 'rooms', error: 'No such room' },
  { table: 'allotments', field: 'optionKey', names: 'rooms', error: 'No such room' },
]
