import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { agentIdSchema, mediaIdSchema, supplierCodeSchema } from '../ids/ids'
import { differBy, withoutRepeats } from '../ids/list-checks'
import { findingKinds } from '../library/content-findings'
import { libraryFacets, libraryOrders, maxEdited, maxSearches } from '../library/facets'
import { ask, defineRoutes, get, getCatalogue, post } from './contract'
import { mediaContent, mediaStatusSchema } from './media-content'

/** What is chosen of each facet: one of its values will do, and every facet must agree. */
export const chosenFacets = z.partialRecord(
  z.enum(libraryFacets),
  z.array(textUpTo(200)).check(z.maxLength(100), withoutRepeats()),
)

/** A medium in the library's list. */
export const libraryMedium = z.object({
  ...z.pick(mediaContent, {
    id: true,
    size: true,
    mimeType: true,
    mediaType: true,
    createdAt: true,
  }).shape,
  ...z.pick(mediaContent, { s3Key: true, width: true, height: true, blur: true, takenAt: true })
    .shape,
  name: z.string(),
  status: mediaStatusSchema,
  by: z.string(),
  /** Who uploaded it. */
  byId: z.optional(agentIdSchema),
  camp: z.optional(z.string()),
  campName: z.optional(z.string()),
  /** Whether agents see its camp by it. */
  isHero: z.boolean(),
  tags: z.array(z.string()),
  collections: z.array(z.string()),
  categories: z.array(z.string()),
})

/** A tag, collection or category. The stroke parts labels where they are kept as one text. */
export const libraryLabel = requiredText(60).check(
  z.refine((text) => !text.includes('|'), { error: 'must not contain |' }),
)
/** Most tags, collections or categories of a medium. */
export const maxLabels = 30
const labels = z
  .array(libraryLabel)
  .check(z.maxLength(maxLabels, { error: `must be at most ${maxLabels}` }), withoutRepeats())
const labelLists = { tags: labels, collections: labels, categories: labels }

/** What is set of a medium beside its labels; an empty accommodation is none. */
const settable = {
  status: mediaStatusSchema,
  accommodation: z.union([supplierCodeSchema, z.literal('')]),
}
/** All of what they set, as it was: to undo by. */
const mediumState = z.strictObject({ id: mediaIdSchema, ...labelLists, ...settable })

const someIds = z
  .array(mediaIdSchema)
  .check(z.minLength(1), z.maxLength(maxEdited), withoutRepeats())

/** A search that the agency keeps: its name, and the address that it is found by again. */
export const savedSearch = z.strictObject({ name: requiredText(60), search: textUpTo(2_000) })
const savedSearches = z.array(savedSearch)

export const libraryRoutes = defineRoutes('library', {
  getFacetCounts: {
    ...get('/api/MediaContent/getFacetCounts', 'signedIn', 'catalogue'),
    summary:
      'The media of the agency’s library by search and facets, the newest first unless another order is asked for, with how many each value of a facet would leave; lightboxes are labelled by their names',
    harm: 'Agents cannot find media.',
    query: z.strictObject({
      term: z.optional(textUpTo(100)),
      /** A JSON object of facets and what is chosen of each. */
      chosen: z.optional(textUpTo(20_000)),
      /** Only photos that look alike, those that do beside each other. */
      alike: z.optional(z.literal('true')),
      order: z._default(z.enum(libraryOrders), 'newest'),
      skip: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    }),
    answer: z.object({
      media: z.array(libraryMedium),
      total: z.int(),
      /** The first hundred values of each facet, the most frequent first. */
      facets: z.record(
        z.enum(libraryFacets),
        z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      ),
    }),
  },
  editLibrary: {
    ...post('/api/MediaContent/edit', 'signedIn', 'catalogue'),
    summary:
      'Adds and takes away labels of media, sets status and camp, or sets all of it as it was before an edit. Lead agents and content managers approve; media of camps, and the camp itself, are content managers’',
    harm: 'Agents cannot tag or approve media.',
    body: z
      .strictObject({
        ids: z.optional(someIds),
        add: z.optional(z.partial(z.strictObject(labelLists))),
        take: z.optional(z.partial(z.strictObject(labelLists))),
        set: z.optional(z.partial(z.strictObject(settable))),
        restore: z.optional(
          z.array(mediumState).check(z.minLength(1), z.maxLength(maxEdited), differBy('id')),
        ),
      })
      .check(
        z.refine(({ ids, restore }) => (ids === undefined) !== (restore === undefined), {
          path: ['ids'],
          error: 'must name media, or restore must',
        }),
      ),
    answer: z.object({ before: z.array(mediumState) }),
  },
  findMediaUses: {
    ...ask('/api/MediaContent/usage', 'signedIn', 'table:read', 'catalogue'),
    summary:
      'Where media of the library are shown: the camps that agents see by them, trips, presentations, lightboxes',
    harm: 'Agents cannot see what shows a photo before they remove it.',
    body: z.strictObject({ ids: someIds }),
    answer: z.object({
      camps: z.array(z.string()),
      trips: z.int(),
      presentations: z.int(),
      lightboxes: z.int(),
    }),
  },
  getContentHealth: {
    ...getCatalogue('/api/ContentHealth', 'contentManager'),
    summary:
      'What is missing or stale of some of the camps that agents see, and how many camps there are',
    harm: 'Content managers cannot see what camps lack.',
    query: z.strictObject({
      /** Languages that each camp should be described in, as in `en,de`. */
      locales: z._default(
        z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?(,[a-z]{2}(-[A-Z]{2})?){0,9}$/)),
        'en',
      ),
      skip: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    }),
    answer: z.object({
      camps: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          place: z.string(),
          findings: z.array(z.object({ kind: z.enum(findingKinds), detail: z.string() })),
          /**
           * The weight of what is missing × what a night sells for, in US dollars: what to do
           * first.
           */
          worth: z.int(),
        }),
      ),
      /** Where to go on; none after the last camp. */
      next: z.optional(z.int()),
      total: z.int(),
    }),
  },
  listLibrarySearches: {
    ...get('/api/MediaContent/searches', 'signedIn'),
    summary: 'The searches of the library that the agency’s people have saved, by name',
    harm: 'Agents cannot see their saved searches.',
    answer: savedSearches,
  },
  saveLibrarySearch: {
    ...post('/api/MediaContent/searches', 'signedIn'),
    summary: `Saves a search of the library by its name, or forgets it where it has no search; at most ${maxSearches}`,
    harm: 'Agents cannot save searches.',
    body: z.partial(savedSearch, { search: true }),
    answer: savedSearches,
  },
})
