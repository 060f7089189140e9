import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { defineRoutes, getOwned, patch, post } from './contract'
import { presentationBlock } from './presentation-blocks'
import {
  editOutcome,
  editsId,
  editsPatch,
  editsVersion,
  newEdits,
  presentationEdits,
} from './presentation-edits'
import { presentationSource, presentationView } from './presentation-shapes'

const oneTrip = z.strictObject({ id: itineraryIdSchema })
const oneOfEdits = z.strictObject({ id: editsId })
const blocks = z.record(z.string(), presentationBlock)

export const presentationRoutes = defineRoutes('presentations', {
  getPresentation: {
    ...getOwned('/api/Itineraries/{id}/presentation', 'signedIn', 'media:read'),
    summary: 'The presentation of a trip, as its client and guests are shown it',
    harm: 'Agents cannot present trips to their clients.',
    params: oneTrip,
    answer: presentationView,
  },
  getPresentationSource: {
    ...getOwned('/api/Itineraries/{id}/presentation/source', 'signedIn', 'media:read'),
    summary: 'What the presentation of a trip can be made of, and what was edited, for the editor',
    harm: 'Agents cannot edit presentations.',
    params: oneTrip,
    answer: z.object({
      source: presentationSource,
      edits: z.optional(presentationEdits),
      /** What holds for all presentations of its client, under the trip’s own edits. */
      clientBlocks: blocks,
    }),
  },
  listPresentationEdits: {
    ...getOwned('/api/PresentationEdits', 'signedIn'),
    summary: 'The edits of the itinerary or client in `where`: one entry, or none',
    harm: 'Agents cannot see what was edited in presentations.',
    query: z.strictObject({ filter: textUpTo(20_000) }),
    answer: z.array(presentationEdits),
  },
  createOrUpdatePresentationEdits: {
    ...post('/api/PresentationEdits/createOrUpdate', 'signedIn'),
    summary:
      'Changes blocks of a trip’s or client’s presentation: `edits` are values by block, each with the version that it was changed from as `base`; blocks that others changed since are answered as collisions, without `base` they are overwritten',
    harm: 'Agents cannot edit presentations.',
    body: newEdits,
    answer: editOutcome,
  },
  patchPresentationEdits: {
    ...patch('/api/PresentationEdits/{id}', 'signedIn'),
    summary: 'The same for edits that exist, by the id of their trip or client',
    harm: 'Agents cannot edit presentations.',
    params: oneOfEdits,
    body: editsPatch,
    answer: editOutcome,
  },
  listPresentationVersions: {
    ...getOwned('/api/PresentationEdits/{id}/versions', 'signedIn'),
    summary: 'How the edits once were, the newest first',
    harm: 'Agents cannot find earlier versions of a presentation.',
    params: oneOfEdits,
    answer: z.array(editsVersion),
  },
  getPresentationVersion: {
    ...getOwned('/api/PresentationEdits/{id}/versions/{version}', 'signedIn'),
    summary: 'What the blocks held in a version',
    harm: 'Agents cannot restore earlier versions of a presentation.',
    params: z.strictObject({
      id: editsId,
      version: z.coerce.number().check(z.int(), z.minimum(1)),
    }),
    answer: z.object({ blocks }),
  },
})
