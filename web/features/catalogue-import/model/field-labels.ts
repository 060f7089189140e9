/** What people call the fields of lists. */
const labels: Readonly<Record<string, string>> = {
  supplierCode: 'Camp code',
  campName: 'Camp name',
  countryRegionCode: 'Region',
  regionCode: 'Region code',
  countryCode: 'Country code',
  transitPointCode: 'Airstrip',
  connectionCode: 'Code',
  fromHubCode: 'From airstrip',
  travelHubCode: 'To airstrip',
  costPer: 'Cost is for',
  validFrom: 'First day',
  validTo: 'Last day',
  optionKey: 'Room code',
  from: 'First night',
  to: 'Last night',
  twinRate: 'Sharing rate',
  singleRate: 'Single rate',
  childRate: 'Child rate',
  infantRate: 'Infant rate',
  childBands: 'Child ages',
  extraAdultRate: 'Third adult',
  charges: 'Levies and supplements',
  groupRate: 'Rate of the whole unit',
  'rack.twinRate': 'Rack sharing rate',
  'rack.singleRate': 'Rack single rate',
  'rack.childRate': 'Rack child rate',
  'rack.infantRate': 'Rack infant rate',
  'rack.childBands': 'Rack child ages',
  'rack.extraAdultRate': 'Rack third adult',
  'rack.groupRate': 'Rack rate of the whole unit',
  perPerson: 'Per person',
  minLOS: 'Minimum nights',
  maxLOS: 'Maximum nights',
  combines: 'Offers that combine',
  bookBy: 'Book by',
  releaseDays: 'Release days',
  prov: 'Closed (C)',
  maxUnits: 'Number of rooms',
  guestNormal: 'Guests at most',
  normalAdults: 'Adults at most',
  minPax: 'Guests at least',
  minChildAge: 'Youngest guest',
  maxChildAge: 'Oldest child',
  rooms: 'Free rooms',
  dmcArrangedOnly: 'Only the DMC arranges it',
}

/** A field as a person reads it: `mealBasis` is Meal basis. */
export function fieldLabel(field: string): string {
  const own = new Map(Object.entries(labels)).get(field)
  if (own !== undefined || field === '') return own ?? ''
  const words = field
    .replaceAll(/[._-]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
