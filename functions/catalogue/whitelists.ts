import type { FieldType, Whitelist } from '#shared/catalogue/filter-types'

/** Lists that stay small are answered whole unless a limit is given. */
const whole = { limit: 5000, defaultLimit: 5000 } as const

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

const countryFilter = {
  countryCode: 'string',
  name: 'string',
  restOfWorld: 'boolean',
} as const satisfies Record<string, FieldType>

export const countryWhitelist: Whitelist = {
  filter: countryFilter,
  order: ['name', 'countryCode'],
  fields: [...Object.keys(countryFilter), 'latitude', 'longitude', 'regions'],
  include: ['regions'],
  limits: whole,
}

const regionFilter = {
  countryRegionCode: 'string',
  regionCode: 'string',
  name: 'string',
  countryCode: 'string',
  country: 'string',
  campCount: 'number',
} as const satisfies Record<string, FieldType>

export const regionWhitelist: Whitelist = {
  filter: regionFilter,
  order: ['name', 'country', 'countryRegionCode', 'campCount'],
  fields: [...Object.keys(regionFilter), 'latitude', 'longitude', 'biome', 'preferredTransitPoint', 'camps'],
  include: ['country', 'camps'],
  limits: whole,
}

const transitPointFilter = {
  transitPointCode: 'string',
  name: 'string',
  entryExitNode: 'boolean',
  countryRegionCode: 'string',
  countryCode: 'string',
  disabled: 'boolean',
} as const satisfies Record<string, FieldType>

export const transitPointWhitelist: Whitelist = {
  filter: transitPointFilter,
  order: ['name', 'transitPointCode', 'countryCode'],
  fields: [...Object.keys(transitPointFilter), 'latitude', 'longitude'],
  include: [],
  limits: whole,
}

const activityFilter = {
  optionKey: 'string',
  name: 'string',
  countryRegionCode: 'string',
  regionName: 'string',
  countryCode: 'string',
  currency: 'string',
  minChildAge: 'number',
  durationMinutes: 'number',
  disabled: 'boolean',
} as const satisfies Record<string, FieldType>

export const activityWhitelist: Whitelist = {
  filter: activityFilter,
  order: ['name', 'regionName', 'countryCode', 'durationMinutes', 'minChildAge'],
  fields: [...Object.keys(activityFilter), 'description', 'cost'],
  include: [],
  limits: whole,
}
