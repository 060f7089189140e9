import * as z from 'zod/mini'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import {
  accommodationInfoView,
  activityInfoView,
  activityListed,
  campComplete,
  campInfoView,
  campListed,
  countryListed,
  featureView,
  regionListed,
  transitPointListed,
} from './catalogue-shapes'
import { defineRoutes, filterText, getCatalogue, whereText } from './contract'
import { contentCode } from './managers'

const filterQuery = z.strictObject({ filter: filterText })
const countQuery = z.strictObject({ where: whereText })
const oneCamp = z.strictObject({ id: supplierCodeSchema })
const oneEntry = z.strictObject({ id: contentCode })
/** A language tag like `en` or `fr-FR`; texts fall back to English. */
const localeQuery = z.strictObject({
  locale: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: 'must be a language tag like en or fr-FR' }),
      ),
    'en',
  ),
})

export const catalogueRoutes = defineRoutes('catalogue', {
  getCountries: {
    ...getCatalogue('/api/Countries', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'Countries with their regions and camps, limited to what the agency may see',
    harm: 'Agents cannot choose regions in the builder.',
    query: filterQuery,
    answer: z.array(countryListed),
  },
  getCountry: {
    ...getCatalogue('/api/Countries/{id}', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'One country by its countryCode',
    harm: 'Other programs cannot read a country.',
    params: oneEntry,
    query: filterQuery,
    answer: countryListed,
  },
  getRegions: {
    ...getCatalogue('/api/Regions', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'Regions with the name of their country',
    harm: 'Agents cannot choose a region for a self-arranged stay.',
    query: filterQuery,
    answer: z.array(regionListed),
  },
  getRegion: {
    ...getCatalogue('/api/Regions/{id}', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'One region by its countryRegionCode',
    harm: 'Other programs cannot read a region.',
    params: oneEntry,
    query: filterQuery,
    answer: regionListed,
  },
  getCamps: {
    ...getCatalogue('/api/Camps', 'signedIn'),
    scope: 'catalogue:read',
    summary:
      'Camps by filter, 20 per page by default and at most 100; `x-total-count` gives the total',
    harm: 'Agents cannot find accommodations.',
    query: filterQuery,
    answer: z.array(campListed),
  },
  countCamps: {
    ...getCatalogue('/api/Camps/count', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'Number of camps matching a where clause',
    harm: 'Agents cannot see how many accommodations match.',
    query: countQuery,
    answer: z.object({ count: z.int() }),
  },
  getCamp: {
    ...getCatalogue('/api/Camps/{id}', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'One camp by its supplier code',
    harm: 'Agents cannot open an accommodation.',
    params: oneCamp,
    query: filterQuery,
    answer: campComplete,
  },
  getCampInfo: {
    ...getCatalogue('/api/Camps/{id}/camp-info', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'A camp’s description, amenities, activities and photos in one language',
    harm: 'Agents see an accommodation without its description.',
    params: oneCamp,
    query: localeQuery,
    answer: campInfoView,
  },
  getAccommodationInfo: {
    ...getCatalogue('/api/Camps/{id}/accommodation-info', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'Descriptions and photos of a camp’s rooms in one language',
    harm: 'Agents see rooms without their descriptions.',
    params: oneCamp,
    query: localeQuery,
    answer: accommodationInfoView,
  },
  getFeatures: {
    ...getCatalogue('/api/Features', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'All amenities and activities that camps can offer',
    harm: 'Agents see accommodations without amenity and activity icons.',
    answer: z.array(featureView),
  },
  getTransitPoints: {
    ...getCatalogue('/api/TransitPoints', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'Airports and airstrips by filter',
    harm: 'Agents cannot choose where a trip starts and ends.',
    query: filterQuery,
    answer: z.array(transitPointListed),
  },
  getTransitPoint: {
    ...getCatalogue('/api/TransitPoints/{id}', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'One airport or airstrip by its transitPointCode',
    harm: 'Other programs cannot read a transit point.',
    params: oneEntry,
    query: filterQuery,
    answer: transitPointListed,
  },
  getActivities: {
    ...getCatalogue('/api/Activities', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'Activities by filter',
    harm: 'Agents cannot add activities.',
    query: filterQuery,
    answer: z.array(activityListed),
  },
  getActivity: {
    ...getCatalogue('/api/Activities/{id}', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'One activity by its optionKey',
    harm: 'Other programs cannot read an activity.',
    params: z.strictObject({ id: optionKeySchema }),
    query: filterQuery,
    answer: activityListed,
  },
  getActivityInfo: {
    ...getCatalogue('/api/Activities/{id}/activity-info', 'signedIn'),
    scope: 'catalogue:read',
    summary: 'An activity’s description and photos in one language',
    harm: 'Agents see an activity without its description.',
    params: z.strictObject({ id: optionKeySchema }),
    query: localeQuery,
    answer: activityInfoView,
  },
})
