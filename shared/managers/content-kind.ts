/** What content managers maintain, by the names of the specification (2 §7.5). */
export const contentKinds = {
  Camps: 'camp',
  Regions: 'region',
  Countries: 'country',
  Activities: 'activity',
  TransitPoints: 'transit-point',
  Features: 'feature',
} as const
export type ContentKind = keyof typeof contentKinds

/** Tables that imports read and exports write, in the order in which one names the other. */
export const contentTables = [
  ...(['countries', 'regions', 'features', 'transit-points', 'activities', 'camps', 'rooms', 'rates'] as const),
] as const
export type ContentTable = (typeof contentTables)[number]
