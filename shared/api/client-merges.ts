import * as z from 'zod/mini'
import { clientIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { clientListed } from './client-shapes'
import { defineRoutes, get, ofAgency, post } from './contract'

/** Why two clients may be one person. */
const duplicateReason = z.enum(['email', 'phone', 'same-name', 'similar-name'])
export type DuplicateReason = z.infer<typeof duplicateReason>

/** Fields of which one client's value is kept. */
export const mergeFields = ['firstName', 'lastName', 'email', 'phone', 'address', 'status'] as const
export type MergeField = (typeof mergeFields)[number]

const pair = { keepId: clientIdSchema, loseId: clientIdSchema }

/**
 * A merge of two clients: `moving` and `undoing` go on by themselves until all that hangs on a
 * client has moved.
 */
export const clientMerge = z.object({
  ...pair,
  state: z.enum(['moving', 'done', 'undoing', 'undone']),
  keepName: z.string(),
  loseName: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** How long it may be undone. */
  undoUntil: z.iso.datetime(),
})
export type ClientMerge = z.infer<typeof clientMerge>

const duplicatePair = z.object({
  /** The record to keep first: the one in use, with more trips and more filled in. */
  clients: z.tuple([clientListed, clientListed]),
  reasons: z.array(duplicateReason),
})
export type DuplicatePair = z.infer<typeof duplicatePair>

export const clientMergeRoutes = defineRoutes('client-merges', {
  listClientDuplicates: {
    ...get('/api/ClientMerges/duplicates', 'signedIn'),
    summary:
      'Pairs of the caller’s clients who may be one person, the surest first, with how many there are',
    harm: 'Agents cannot find clients who are listed twice.',
    query: z.strictObject(ofAgency),
    answer: z.object({ count: z.int(), pairs: z.array(duplicatePair) }),
    memoryMb: 1024,
  },
  listClientMerges: {
    ...get('/api/ClientMerges', 'signedIn'),
    summary: 'The caller’s merges of the last day, lead agents’ of the whole agency',
    harm: 'Agents cannot undo a merge of clients.',
    answer: z.array(clientMerge),
  },
  dismissClientDuplicate: {
    ...post('/api/ClientMerges/dismiss', 'signedIn'),
    summary: 'Remembers that two clients are two people',
    harm: 'Pairs of clients that are no duplicates are shown again and again.',
    body: z.strictObject({ clientIds: z.tuple([clientIdSchema, clientIdSchema]) }),
    answer: z.object({ dismissed: z.boolean() }),
  },
  createClientMerge: {
    ...post('/api/ClientMerges', 'signedIn'),
    summary:
      'Merges a client into another; trips, payments, messages, notes and documents move, and the old id leads on',
    harm: 'Agents cannot merge clients who are listed twice.',
    body: z.strictObject({
      ...pair,
      /** The versions that were compared. */
      versions: z.strictObject({ keep: z.int(), lose: z.int() }),
      /** Fields whose value comes from the client that goes. */
      fromLose: z
        .array(z.enum(mergeFields))
        .check(z.maxLength(mergeFields.length), withoutRepeats()),
    }),
    answer: clientMerge,
  },
  undoClientMerge: {
    ...post('/api/ClientMerges/undo', 'signedIn'),
    summary: 'Parts two clients that were merged within the last day again',
    harm: 'Agents cannot undo a merge of clients.',
    body: z.strictObject({ loseId: clientIdSchema }),
    answer: clientMerge,
  },
})
