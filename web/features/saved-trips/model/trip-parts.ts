/** The parts of a trip that is looked at, as the address names them: `{component}` of 1 §2. */
export const tripPartNames = ['overview', 'days', 'map', 'price'] as const
export type TripPartName = (typeof tripPartNames)[number]

export const tripPartLabels = {
  overview: 'Overview',
  days: 'Day by day',
  map: 'Map',
  price: 'Price',
} as const satisfies Record<TripPartName, string>

/** The part that an address names: the overview for none; undefined for one that there is not. */
export const tripPartOf = (component: string = 'overview'): TripPartName | undefined =>
  tripPartNames.find((part) => part === component)
