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
