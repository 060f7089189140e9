import * as z from 'zod'
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
import { defineRoutes } from './contract'

/** `filter` is a JSON object: where, fields, order, limit, skip, include (domain.md, Filters). */
const filtered = z.strictObject({ filter: z.string().max(200_000).optional() })
const counted = z.strictObject({ where: z.string().max(200_000).optional() })
const oneCamp = z.strictObject({ id: supplierCodeSchema })
/** A language tag like `en` or `fr-FR`; texts fall back to English. */
const localized = z.strictObject({
  locale: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: 'must be a language tag like en or fr-FR' })
    .default('en'),
})
/** Every signed-in route reads its session; searches read nothing else from the table. */
const search = ['table:read'] as const

export const catalogueRoutes = defineRoutes('catalogue', {
  getCountries: {
    method: 'GET',
    path: '/api/Countries',
    who: 'signedIn',
    summary: 'Countries with their regions and camps, limited to what the agency may see',
    harm: 'Agents cannot choose regions in the builder.',
    touches: search,
    query: filtered,
    answer: z.array(countryListed),
  },
  getRegions: {
    method: 'GET',
    path: '/api/Regions',
    who: 'signedIn',
    summary: 'Regions with the name of their country',
    harm: 'Agents cannot choose a region for a self-arranged stay.',
    touches: search,
    query: filtered,
    answer: z.array(regionListed),
  },
  getCamps: {
    method: 'GET',
    path: '/api/Camps',
    who: 'signedIn',
    summary: 'Camps by filter, 20 per page by default and at most 100; `x-total-count` gives the total',
    harm: 'Agents cannot find accommodations.',
    touches: search,
    query: filtered,
    answer: z.array(campListed),
  },
  countCamps: {
    method: 'GET',
    path: '/api/Camps/count',
    who: 'signedIn',
    summary: 'Number of camps matching a where clause',
    harm: 'Agents cannot see how many accommodations match.',
    touches: search,
    query: counted,
    answer: z.object({ count: z.int() }),
  },
  getCamp: {
    method: 'GET',
    path: '/api/Camps/{id}',
    who: 'signedIn',
    summary: 'One camp by its supplier code',
    harm: 'Agents cannot open an accommodation.',
    touches: search,
    params: oneCamp,
    answer: campComplete,
  },
  getCampInfo: {
    method: 'GET',
    path: '/api/Camps/{id}/camp-info',
    who: 'signedIn',
    summary: 'A camp’s description, amenities, activities and photos in one language',
    harm: 'Agents see an accommodation without its description.',
    touches: search,
    params: oneCamp,
    query: localized,
    answer: campInfoView,
  },
  getAccommodationInfo: {
    method: 'GET',
    path: '/api/Camps/{id}/accommodation-info',
    who: 'signedIn',
    summary: 'Descriptions and photos of a camp’s rooms in one language',
    harm: 'Agents see rooms without their descriptions.',
    touches: search,
    params: oneCamp,
    query: localized,
    answer: accommodationInfoView,
  },
  getFeatures: {
    method: 'GET',
    path: '/api/Features',
    who: 'signedIn',
    summary: 'All amenities and activities that camps can offer',
    harm: 'Agents see accommodations without amenity and activity icons.',
    touches: search,
    answer: z.array(featureView),
  },
  getTransitPoints: {
    method: 'GET',
    path: '/api/TransitPoints',
    who: 'signedIn',
    summary: 'Airports and airstrips by filter',
    harm: 'Agents cannot choose where a trip starts and ends.',
    touches: search,
    query: filtered,
    answer: z.array(transitPointListed),
  },
  getActivities: {
    method: 'GET',
    path: '/api/Activities',
    who: 'signedIn',
    summary: 'Activities by filter',
    harm: 'Agents cannot add activities.',
    touches: search,
    query: filtered,
    answer: z.array(activityListed),
  },
  getActivityInfo: {
    method: 'GET',
    path: '/api/Activities/{id}/activity-info',
    who: 'signedIn',
    summary: 'An activity’s description and photos in one language',
    harm: 'Agents see an activity without its description.',
    touches: search,
    params: z.strictObject({ id: optionKeySchema }),
    query: localized,
    answer: activityInfoView,
  },
})
