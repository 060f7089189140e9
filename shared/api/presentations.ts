import * as z from 'zod/mini'
import { itineraryIdSchema } from '../ids/ids'
import { defineRoutes, getOwned } from './contract'
import { presentationView } from './presentation-shapes'

const oneTrip = z.strictObject({ id: itineraryIdSchema })

export const presentationRoutes = defineRoutes('presentations', {
  getPresentation: {
    ...getOwned('/api/Itineraries/{id}/presentation', 'signedIn', 'media:read'),
    summary: 'The presentation of a trip, as its client and guests are shown it',
    harm: 'Agents cannot present trips to their clients.',
    params: oneTrip,
    answer: presentationView,
  },
})
