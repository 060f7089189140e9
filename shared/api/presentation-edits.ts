import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { blockKey, presentationBlock } from './presentation-blocks'

/** Who changed a block last, and when. */
const lastChange = {
  version: z.int(),
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.iso.datetime(),
}

/** A block with the version of the edits that changed it last. */
export const editedBlock = z.object({ value: presentationBlock, ...lastChange })
export type EditedBlock = z.infer<typeof editedBlock>
export type EditedBlocks = Readonly<Record<string, EditedBlock>>

/**
 * What agents changed in the presentation of a trip, or in all presentations for a client (2 §3,
 * PresentationEdit).
 */
export const presentationEdits = z.object({
  /** The id of the trip or client that they belong to: there is one of each. */
  id: z.string(),
  itineraryId: z.optional(itineraryIdSchema),
  clientId: z.optional(clientIdSchema),
  version: z.int(),
  blocks: z.record(z.string(), editedBlock),
  updatedAt: z.iso.datetime(),
})

/**
 * Changed blocks, each with the version of the block that it was changed from; 0 for one that
 * nobody had edited. Without a version it is changed as it is now.
 */
export const blockChanges = z
  .record(
    blockKey,
    z.strictObject({ base: z.optional(z.int().check(z.minimum(0))), value: presentationBlock }),
  )
  .check(
    z.refine((changes) => Object.keys(changes).length <= 300, {
      error: 'must not change more than 300 blocks',
    }),
  )
export type BlockChanges = z.infer<typeof blockChanges>

/**
 * The edits as they are now, and the blocks that somebody else had changed meanwhile: those were
 * left as they are.
 */
export const editOutcome = z.object({
  edits: presentationEdits,
  collisions: z.array(z.object({ key: z.string(), theirs: editedBlock })),
})
export type EditOutcome = z.infer<typeof editOutcome>

/** How the edits once were, to be restored. */
export const editsVersion = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  label: z.optional(z.string()),
})

const change = {
  edits: blockChanges,
  /** Keeps how the edits were before as a version of this name. */
  label: z.optional(plainText(120)),
}
export const newEdits = z
  .strictObject({
    itineraryId: z.optional(itineraryIdSchema),
    clientId: z.optional(clientIdSchema),
    ...change,
  })
  .check(
    z.refine(
      ({ itineraryId, clientId }) => (itineraryId === undefined) !== (clientId === undefined),
      {
        path: ['itineraryId'],
        error: 'Edits belong to an itinerary or a client',
      },
    ),
  )
export const editsPatch = z.strictObject(change)

/** The id of edits: that of a trip or a client. */
export const editsId = z.union([itineraryIdSchema, clientIdSchema])
