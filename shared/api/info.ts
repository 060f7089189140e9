import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { textUpTo } from '../format/plain-text'
import { defineRoutes, get, getCatalogue, post } from './contract'

const hit = z.object({
  id: z.string(),
  label: z.string(),
  /** One line more: region and country, email, dates and state. */
  note: z.string(),
  /** Where the app shows it. */
  path: z.string(),
})
export type SearchHit = z.infer<typeof hit>
/** Most hits of one kind. */
export const hitsOfAKind = 6
const hits = z.array(hit).check(z.maxLength(hitsOfAKind))

/** Where the interface is described. */
export const docsAddresses = {
  openApi: '/api/openapi.json',
  docs: '/api/docs',
  style: '/api/docs?part=style',
} as const

export const infoRoutes = defineRoutes('info', {
  searchInfo: {
    ...get('/api/Info/search', 'signedIn'),
    summary:
      'Camps, regions, and the agency’s clients and itineraries whose names contain the text, at most 6 of each',
    harm: 'Agents cannot jump to a record by name.',
    query: z.strictObject({ term: textUpTo(100) }),
    answer: z.object({ camps: hits, regions: hits, clients: hits, itineraries: hits }),
  },
  getExchangeRates: {
    ...getCatalogue('/api/Info/getExchangeRates', 'signedIn'),
    scope: 'rates:read',
    summary: 'Latest exchange rates: units of each currency per unit of the base currency',
    harm: 'Agents cannot see amounts in other currencies.',
    query: z.strictObject({
      currency: z._default(
        z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'Invalid currency' })),
        'USD',
      ),
    }),
    answer: z.object({
      base: z.string(),
      date: calendarDateSchema,
      /** Decimal strings. */
      rates: z.record(z.string(), z.string()),
      /**
       * Whether new ones come each day: not where the installation has no source, and prices by
       * what it ships with.
       */
      isDaily: z.boolean(),
    }),
  },
  getLodgeMappingPieces: {
    ...getCatalogue('/api/Info/getLodgeMappingPieces', 'signedIn'),
    summary: 'Names and regions by supplier code, and regions by countryRegionCode',
    harm: 'Agents see codes instead of camp and region names.',
    answer: z.object({
      lodgeList: z.record(
        z.string(),
        z.object({ regionCode: z.string(), countryRegionCode: z.string(), name: z.string() }),
      ),
      regionList: z.record(z.string(), z.object({ name: z.string(), countryCode: z.string() })),
    }),
  },
  getCurrencies: {
    ...getCatalogue('/api/Info/currencies', 'signedIn'),
    scope: 'rates:read',
    summary: 'Supported currencies with their names and decimal places',
    harm: 'Agents cannot choose a trip’s currency.',
    answer: z.array(z.object({ code: z.string(), name: z.string(), exponent: z.int() })),
  },
  logMessage: {
    ...post('/api/Info/logMessage', 'signedIn'),
    beforeTerms: true,
    summary: 'Logs a message from the app',
    harm: 'App messages are missing from the log.',
    touches: [],
    body: z.strictObject({ message: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    answer: z.object({ logged: z.literal(true) }),
  },
  getOpenApi: {
    ...get('/api/openapi.json', 'public'),
    summary: 'This API as an OpenAPI 3.1 document',
    harm: 'Developers cannot read the API description.',
    touches: [],
    answer: z.record(z.string(), z.unknown()),
    cacheSeconds: 300,
  },
  getDocs: {
    ...get('/api/docs', 'public'),
    summary: 'API documentation as a web page',
    harm: 'Developers cannot read the API description.',
    touches: [],
    query: z.strictObject({ part: z.optional(z.literal('style')) }),
    answer: z.string(),
    contentType: 'text/html; charset=utf-8',
    cacheSeconds: 300,
  },
})
