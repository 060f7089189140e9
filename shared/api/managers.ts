import * as z from 'zod/mini'

import { textUpTo } from '../format/plain-text'

import { type ContentKind, contentKinds } from '../managers/content-kind'
import { defineRoutes, get, patch, post, remove } from './contract'

const kind = z.enum(Object.keys(contentKinds) as [ContentKind, ...ContentKind[]])
const code = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{1,28}$/, { error: 'must be capitals, digits and dashes' }))
const one = z.strictObject({ kind, id: code })

/** The path of a field, as in `rooms.JAO-TENT.name`. */
const field = z
  .string()
  .check(z.maxLength(120), z.regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){0,4}$/, { error: 'must be the path of a field' }))
const changes = z.array(z.strictObject({ field, from: z.unknown(), to: z.unknown() })).check(z.maxLength(2_000))

const editor = z.object({ id: z.string(), name: z.string() })
const draftSummary = z.object({
  version: z.int(),
  isNew: z.boolean(),
  changes: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: editor,
  publishAt: z.optional(z.iso.datetime()),
})
const problem = z.object({ field: z.string(), message: z.string() })

/** An entry as its editor shows it. */
const contentView = z.object({
  kind,
  code: z.string(),
  name: z.string(),
  /** What is published, by field; empty for a new entry. */
  fields: z.record(z.string(), z.unknown()),
  draft: z.nullable(
    z.extend(draftSummary, {
      fields: z.record(z.string(), z.object({ value: z.unknown(), by: editor, at: z.iso.datetime() })),
    }),
  ),
  /** What stands in the way of publishing it as it is now. */
  problems: z.array(problem),
  /** Of the last publication; 0 before the first from here. */
  version: z.int(),
  history: z.array(
    z.object({
      version: z.int(),
      at: z.iso.datetime(),
      by: editor,
      edition: z.string(),
      note: z.optional(z.string()),
      fields: z.array(z.string()),
      count: z.int(),
    }),
  ),
})

const edited = z.extend(contentView, {
  /** Fields that a colleague set otherwise meanwhile: they keep the colleague's value. */
  collisions: z.array(z.object({ field: z.string(), theirs: z.unknown(), by: z.optional(z.string()) })),
})

const listed = z.object({
  code: z.string(),
  name: z.string(),
  /** Where it lies, or what it is. */
  place: z.string(),
  isDisabled: z.boolean(),
  draft: z.nullable(draftSummary),
})

export const contentStates = ['all', 'drafts', 'disabled'] as const

export const managerRoutes = defineRoutes('managers', {
  listContent: {
    ...get('/api/Content/{kind}', 'contentManager'),
    summary: 'Entries of a kind by name, fifty at a time, with those that are being changed',
    harm: 'Content managers cannot find what they maintain.',
    params: z.strictObject({ kind }),
    query: z.strictObject({
      term: z.optional(textUpTo(100)),
      country: z.optional(textUpTo(10)),
      state: z.optional(z.enum(contentStates)),
      skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    answer: z.object({
      rows: z.array(listed),
      total: z.int(),
      counts: z.object({ all: z.int(), drafts: z.int(), disabled: z.int() }),
    }),
  },
  getContent: {
    ...get('/api/Content/{kind}/{id}', 'contentManager'),
    summary: 'An entry as it is published, what is being changed of it, what stands in the way, and its history',
    harm: 'Content managers cannot open an entry.',
    params: one,
    answer: contentView,
  },
  createContent: {
    ...post('/api/Content/{kind}', 'contentManager'),
    summary: 'Begins a new entry as a draft',
    harm: 'Content managers cannot add camps.',
    params: z.strictObject({ kind }),
    body: z.strictObject({ code, changes }),
    answer: contentView,
  },
  editContent: {
    ...patch('/api/Content/{kind}/{id}', 'contentManager'),
    summary: 'Changes fields of the draft of an entry; colleagues’ changes of other fields stay',
    harm: 'Content managers cannot change an entry.',
    params: one,
    body: z.strictObject({ changes }),
    answer: edited,
  },
  discardContent: {
    ...remove('/api/Content/{kind}/{id}/draft', 'contentManager'),
    summary: 'Throws the draft of an entry away',
    harm: 'Content managers cannot take changes back.',
    params: one,
    answer: z.object({ removed: z.literal(true) }),
  },
  publishContent: {
    ...post('/api/Content/{kind}/{id}/publish', 'contentManager'),
    summary: 'Publishes the draft of an entry now, or plans when; agents see it within two minutes',
    harm: 'What content managers change does not reach agents.',
    params: one,
    body: z.strictObject({
      /** Of the draft and of the history that the editor saw. */
      draft: z.int(),
      version: z.int(),
      note: z.optional(textUpTo(200)),
      /** Later, by itself; null plans nothing any more. */
      publishAt: z.optional(z.nullable(z.iso.datetime())),
    }),
    answer: contentView,
  },
  getContentVersion: {
    ...get('/api/Content/{kind}/{id}/versions/{version}', 'contentManager'),
    summary: 'What a publication changed, by field',
    harm: 'Content managers cannot see what was changed.',
    params: z.strictObject({ kind, id: code, version: z.coerce.number().check(z.int(), z.minimum(1)) }),
    answer: z.object({ changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })) }),
  },
  restoreContent: {
    ...post('/api/Content/{kind}/{id}/restore', 'contentManager'),
    summary: 'Makes a draft that takes an entry back to how it was before a publication',
    harm: 'Content managers cannot undo a publication.',
    params: one,
    body: z.strictObject({ version: z.int().check(z.minimum(1)) }),
    answer: edited,
  },
})
