import type { FieldType, Whitelist } from '#shared/catalogue/filter-types'

const campFilter = {
  supplierCode: 'string',
  campName: 'string',
  regionName: 'string',
  regionCode: 'string',
  countryRegionCode: 'string',
  country: 'string',
  countryCode: 'string',
  dmcArrangedOnly: 'boolean',
  consultantInteractionRequired: 'boolean',
  restOfWorld: 'boolean',
  disabled: 'boolean',
  online: 'boolean',
  thirdParty: 'boolean',
  campFeatures: 'strings',
  minChildAge: 'number',
  transitPointCode: 'string',
  latitude: 'number',
  longitude: 'number',
} as const satisfies Record<string, FieldType>

export const campWhitelist: Whitelist = {
  filter: campFilter,
  order: [
    'campName',
    'regionName',
    'country',
    'minChildAge',
    'online',
    'restOfWorld',
    'dmcArrangedOnly',
    'consultantInteractionRequired',
  ],
  fields: [...Object.keys(campFilter), 'campInfo', 'featuredImageId', 'featuredImage'],
  include: ['featuredImage'],
}

/** Small lists are returned whole unless a limit is given; the fields that can be filtered are also returned. */
function wholeList(
  filter: Whitelist['filter'],
  own: Pick<Whitelist, 'order' | 'include'> & { more: string[] },
): Whitelist {
  const { order, include, more } = own
  return {
    filter,
    order,
    fields: [...Object.keys(filter), ...more],
    include,
    limits: { limit: 5000, defaultLimit: 5000 },
  }
}

export const countryWhitelist = wholeList(
  { countryCode: 'string', name: 'string', restOfWorld: 'boolean' },
  { order: ['name', 'countryCode'], more: ['latitude', 'longitude', 'regions'], include: ['regions'] },
)

export const regionWhitelist = wholeList(
  {
    countryRegionCode: 'string',
    regionCode: 'string',
    name: 'string',
    countryCode: 'string',
    country: 'string',
    campCount: 'number',
  },
  {
    order: ['name', 'country', 'countryRegionCode', 'campCount'],
    more: ['latitude', 'longitude', 'biome', 'preferredTransitPoint', 'camps'],
    include: ['country', 'camps'],
  },
)

export const transitPointWhitelist = wholeList(
  {
    transitPointCode: 'string',
    name: 'string',
    entryExitNode: 'boolean',
    countryRegionCode: 'string',
    countryCode: 'string',
    disabled: 'boolean',
  },
  { order: ['name', 'transitPointCode', 'countryCode'], more: ['latitude', 'longitude'], include: [] },
)

export const activityWhitelist = wholeList(
  {
    optionKey: 'string',
    name: 'string',
    countryRegionCode: 'string',
    regionName: 'string',
    countryCode: 'string',
    currency: 'string',
    minChildAge: 'number',
    durationMinutes: 'number',
    dmcArrangedOnly: 'boolean',
    disabled: 'boolean',
  },
  {
    order: ['name', 'regionName', 'countryCode', 'durationMinutes', 'minChildAge'],
    more: ['description', 'cost'],
    include: [],
  },
)
