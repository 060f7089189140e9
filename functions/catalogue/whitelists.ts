import { fieldsOf } from '#shared/catalogue/fields-of'
import type { Whitelist } from '#shared/catalogue/filter-types'

/** A relation that is one record, of which fields may be chosen. */
function onlyFields(...fields: string[]): Whitelist {
  return { filter: {}, order: [], fields, include: [] }
}

const campFilter = {
  ...fieldsOf(
    'string',
    'supplierCode campName regionName regionCode countryRegionCode country countryCode',
  ),
  ...fieldsOf('string', 'transitPointCode'),
  ...fieldsOf(
    'boolean',
    'dmcArrangedOnly consultantInteractionRequired restOfWorld disabled online',
  ),
  ...fieldsOf('boolean', 'thirdParty'),
  ...fieldsOf('strings', 'campFeatures'),
  ...fieldsOf('number', 'minChildAge latitude longitude'),
}

export const campWhitelist: Whitelist = {
  // Guide prices can be filtered by, but are not returned.
  filter: { ...campFilter, guidePrice: 'number' },
  order: [
    'campName',
    'regionName',
    'country',
    'minChildAge',
    'online',
    'restOfWorld',
    'dmcArrangedOnly',
    'consultantInteractionRequired',
    'guidePrice',
  ],
  fields: [...Object.keys(campFilter), 'campInfo', 'featuredImageId', 'featuredImage'],
  include: ['featuredImage'],
  scopes: { featuredImage: onlyFields('s3Key') },
}

/**
 * Small lists are returned whole unless a limit is given; the fields that can be filtered are also
 * returned.
 */
function wholeList(
  filter: Whitelist['filter'],
  own: Pick<Whitelist, 'order' | 'include' | 'scopes'> & { more: string[] },
): Whitelist {
  const { more, ...rest } = own
  return {
    ...rest,
    filter,
    fields: [...Object.keys(filter), ...more],
    limits: { limit: 5000, defaultLimit: 5000 },
  }
}

export const transitPointWhitelist = wholeList(
  {
    ...fieldsOf('string', 'transitPointCode name countryRegionCode countryCode'),
    ...fieldsOf('boolean', 'entryExitNode disabled'),
  },
  {
    order: ['name', 'transitPointCode', 'countryCode'],
    more: ['latitude', 'longitude'],
    include: [],
  },
)

/** Camps as a part of their region (2 §7.2, getCountries). */
const campOfRegionWhitelist: Whitelist = {
  filter: { ...fieldsOf('string', 'supplierCode campName countryRegionCode'), disabled: 'boolean' },
  order: ['campName', 'supplierCode'],
  fields: ['supplierCode', 'campName', 'countryRegionCode'],
  include: [],
  limits: { limit: 100_000, defaultLimit: 100_000 },
}

export const regionWhitelist = wholeList(
  {
    ...fieldsOf('string', 'countryRegionCode regionCode name countryCode country'),
    ...fieldsOf('number', 'campCount'),
  },
  {
    order: ['name', 'country', 'countryRegionCode', 'campCount'],
    more: ['latitude', 'longitude', 'biome', 'preferredTransitPoint', 'camps', 'transitPoints'],
    include: ['country', 'camps', 'transitPoints'],
    scopes: {
      country: onlyFields('countryCode', 'name'),
      camps: campOfRegionWhitelist,
      transitPoints: transitPointWhitelist,
    },
  },
)

export const countryWhitelist = wholeList(
  { countryCode: 'string', name: 'string', restOfWorld: 'boolean' },
  {
    order: ['name', 'countryCode'],
    more: ['latitude', 'longitude', 'regions'],
    include: ['regions'],
    scopes: { regions: regionWhitelist },
  },
)

export const activityWhitelist = wholeList(
  {
    ...fieldsOf('string', 'optionKey name countryRegionCode regionName countryCode currency'),
    ...fieldsOf('number', 'minChildAge durationMinutes'),
    ...fieldsOf('boolean', 'dmcArrangedOnly disabled'),
  },
  {
    order: ['name', 'regionName', 'countryCode', 'durationMinutes', 'minChildAge'],
    more: ['description', 'cost'],
    include: [],
  },
)
