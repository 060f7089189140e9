/** What content managers maintain, by the names of the specification (2 §7.5). */
export const contentKinds = {
  Camps: 'camp',
  Regions: 'region',
  Countries: 'country',
  Activities: 'activity',
  TransitPoints: 'transit-point',
  Connections: 'connection',
  Features: 'feature',
} as const
export type ContentKind = keyof typeof contentKinds

/** Tables that imports read and exports write, in the order in which one names the other. */
export const contentTables = [
  ...([
    'countries',
    'regions',
    'features',
    'transit-points',
    'connections',
    'activities',
    'camps',
    'rooms',
    'rates',
  ] as const),
] as const
export type ContentTable = (typeof contentTables)[number]
/** Tables of availability, which is no content: their rows hold at once. */
export const countTables = ['allotments', 'stop-sells'] as const
export type CountTable = (typeof countTables)[number]
export const importTables = [...contentTables, ...countTables] as const
export type ImportTable = ContentTable | CountTable
export const isCountTable = (table: ImportTable): table is CountTable =>
  table === 'allotments' || table === 'stop-sells'
