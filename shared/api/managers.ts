import * as z from 'zod/mini'

import { textUpTo } from '../format/plain-text'
import { differBy } from '../ids/list-checks'
import { type ContentKind, contentKinds } from '../managers/content-kind'
import { defineRoutes, get, patch, post, remove } from './contract'

const kind = z.enum(Object.keys(contentKinds) as [ContentKind, ...ContentKind[]])
/** The code of an entry of the catalogue. */
export const contentCode = z
  .string()
  .check(z.regex(/^[A-Z0-9][A-Z0-9-]{1,28}$/, { error: 'must be capitals, digits and dashes' }))
const one = z.strictObject({ kind, id: contentCode })

/** The path of a field, as in `rooms.JAO-TENT.name`. */
const field = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+){0,4}$/, { error: 'must be the path of a field' }),
  )
const changes = z
  .array(z.strictObject({ field, from: z.unknown(), to: z.unknown() }))
  .check(z.maxLength(2_000), differBy('field'))

const editor = z.object({ id: z.string(), name: z.string() })
/** What is being changed of an entry, as lists show it. */
export const draftSummary = z.object({
  version: z.int(),
  /** No such entry has been published yet. */
  isNew: z.boolean(),
  /** How many fields differ from what is published. */
  changes: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: editor,
  /** When it is to be published by itself. */
  publishAt: z.optional(z.iso.datetime()),
  /** Whether a colleague is asked to look at it and publish it, or sent it back. */
  review: z.optional(
    z.object({
      state: z.enum(['asked', 'returned']),
      by: editor,
      at: z.iso.datetime(),
      note: z.optional(z.string()),
    }),
  ),
})
/** A field that somebody changed: its value, and who set it. */
export const draftField = z.object({ value: z.unknown(), by: editor, at: z.iso.datetime() })
/** What a publication changed. */
export const contentVersion = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: editor,
  /** What was published with it as one. */
  edition: z.string(),
  note: z.optional(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})

/** An entry as its editor shows it. */
const contentView = z.object({
  kind,
  code: z.string(),
  name: z.string(),
  /** What is published, by field; empty for a new entry. */
  fields: z.record(z.string(), z.unknown()),
  /** What the caller may do with it. */
  may: z.enum(['read', 'draft', 'publish']),
  draft: z.nullable(z.extend(draftSummary, { fields: z.record(z.string(), draftField) })),
  /** What stands in the way of publishing it as it is now. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Of the last publication; 0 before the first from here. */
  version: z.int(),
  /** The last publications, the newest first. */
  history: z.array(contentVersion),
})
const editAnswer = z.extend(contentView, {
  /** Fields that a colleague set otherwise meanwhile: they keep the colleague's value. */
  collisions: z.array(
    z.object({ field: z.string(), theirs: z.unknown(), by: z.optional(z.string()) }),
  ),
})

const contentLine = z.object({
  code: z.string(),
  name: z.string(),
  /** Where it lies, or what it is. */
  place: z.string(),
  isDisabled: z.boolean(),
  draft: z.nullable(draftSummary),
})

export const contentStates = ['all', 'drafts', 'review', 'disabled'] as const

export const managerRoutes = defineRoutes('managers', {
  listContent: {
    ...get('/api/Content/{kind}', 'contentManager'),
    summary: 'Entries of a kind by name, fifty at a time, with those that are being changed',
    harm: 'Content managers cannot list or search camps, regions and activities.',
    params: z.strictObject({ kind }),
    query: z.strictObject({
      term: z.optional(textUpTo(100)),
      country: z.optional(textUpTo(10)),
      state: z.optional(z.enum(contentStates)),
      skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    }),
    answer: z.object({
      rows: z.array(contentLine),
      total: z.int(),
      counts: z.object({ all: z.int(), drafts: z.int(), review: z.int(), disabled: z.int() }),
    }),
  },
  getContent: {
    ...get('/api/Content/{kind}/{id}', 'contentManager'),
    summary:
      'An entry as it is published, what is being changed of it, what stands in the way, and its history',
    harm: 'Content managers cannot open an entry.',
    params: one,
    answer: contentView,
  },
  editContent: {
    ...patch('/api/Content/{kind}/{id}', 'contentManager'),
    summary:
      'Changes fields of the draft of an entry, or begins a new one; colleagues’ changes of other fields stay',
    harm: 'Content managers cannot change an entry.',
    params: one,
    body: z.strictObject({ changes, isNew: z._default(z.boolean(), false) }),
    answer: editAnswer,
  },
  discardContent: {
    ...remove('/api/Content/{kind}/{id}/draft', 'contentManager'),
    summary: 'Discards the draft of an entry',
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
  reviewContent: {
    ...post('/api/Content/{kind}/{id}/review', 'contentManager'),
    summary:
      'Requests a review of a draft, sends the draft back to its editors, or withdraws the request',
    harm: 'Content managers cannot request reviews.',
    params: one,
    body: z.strictObject({
      /** The version of the draft that was seen. */
      draft: z.int(),
      state: z.nullable(z.enum(['asked', 'returned'])),
      note: z.optional(textUpTo(500)),
    }),
    answer: contentView,
  },
  restoreContent: {
    ...post('/api/Content/{kind}/{id}/restore', 'contentManager'),
    summary: 'Makes a draft that takes an entry back to how it was before a publication',
    harm: 'Content managers cannot undo a publication.',
    params: one,
    body: z.strictObject({ version: z.int().check(z.minimum(1)) }),
    answer: editAnswer,
  },
})
