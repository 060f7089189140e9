import * as z from 'zod/mini'
import { addDays } from '../dates/calendar-date'
import { calendarDateSchema } from '../dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { contentKinds } from '../managers/content-kind'
import { countsChange } from './availability'
import { type CrudKind, contentPatch, newContent } from './content-bodies'
import { defineRoutes, patch, post, remove } from './contract'
import { contentCode } from './managers'

/**
 * An entry as it is published now: its code, also as `id`, and its fields (for camps with rooms,
 * rates, texts and terms).
 */
const entry = z.looseObject({ id: z.string() })
const one = z.strictObject({ id: contentCode })

const creating = <Kind extends CrudKind>(kind: Kind) => ({
  ...post(`/api/${kind}`, 'contentManager'),
  summary: `Publishes a new ${contentKinds[kind]} at once; what is missing comes from where it lies, or is named`,
  harm: `Other programs of content managers cannot add to ${kind}.`,
  body: newContent(kind),
  answer: entry,
})
const updating = <Kind extends CrudKind>(kind: Kind) => ({
  ...patch(`/api/${kind}/{id}`, 'contentManager'),
  summary: `Publishes changes of a ${contentKinds[kind]} at once; null takes a field away`,
  harm: `Other programs of content managers cannot change ${kind}.`,
  params: one,
  body: contentPatch(kind),
  answer: entry,
})
const removing = <Kind extends CrudKind>(kind: Kind) => ({
  ...remove(`/api/${kind}/{id}`, 'contentManager'),
  summary: `Takes a ${contentKinds[kind]} out of sale, or away; a place that something lies in stays`,
  harm: `Other programs of content managers cannot remove ${kind}.`,
  params: one,
  answer: z.object({ removed: z.literal(true) }),
})

/**
 * CRUD of the catalogue (2 §7.5), published at once: drafts that several editors share are
 * `/api/Content`.
 */
export const contentCrudRoutes = defineRoutes('managers', {
  createCamp: creating('Camps'),
  updateCamp: updating('Camps'),
  removeCamp: removing('Camps'),
  setAllotments: {
    ...patch('/api/Camps/{id}/allotments', 'contentManager'),
    summary: 'Sets how many rooms of a type are free on each night of a period, as counted now',
    harm: 'Content managers cannot correct availability.',
    params: z.strictObject({ id: supplierCodeSchema }),
    body: z
      .strictObject({
        optionKey: optionKeySchema,
        from: calendarDateSchema,
        to: calendarDateSchema,
        rooms: z.int().check(z.minimum(-3), z.maximum(9_999)),
      })
      .check(
        z.refine(({ from, to }) => from <= to && to <= addDays(from, 366), {
          path: ['to'],
          error: 'must be within a year after the first night',
        }),
      ),
    answer: countsChange,
  },
  createRegion: creating('Regions'),
  updateRegion: updating('Regions'),
  removeRegion: removing('Regions'),
  createCountry: creating('Countries'),
  updateCountry: updating('Countries'),
  removeCountry: removing('Countries'),
  createActivity: creating('Activities'),
  updateActivity: updating('Activities'),
  removeActivity: removing('Activities'),
  createTransitPoint: creating('TransitPoints'),
  updateTransitPoint: updating('TransitPoints'),
  removeTransitPoint: removing('TransitPoints'),
})
