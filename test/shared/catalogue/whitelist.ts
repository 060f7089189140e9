import type { Whitelist } from '#shared/catalogue/filter-types'

/** A whitelist with a field of every type. */
export const camps = {
  filter: {
    campName: 'string',
    countryRegionCode: 'string',
    minChildAge: 'number',
    online: 'boolean',
    disabled: 'boolean',
    campFeatures: 'strings',
    updatedDate: 'date',
  },
  order: ['campName', 'minChildAge'],
  fields: ['supplierCode', 'campName', 'country'],
  include: ['featuredImage', 'regions', 'regions.camps'],
} as const satisfies Whitelist
