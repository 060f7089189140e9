import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { Bone } from '../../components/feedback/Bone'
import type { LookParts } from '../../features/saved-trips/components/TripLook'
import { lazyPage } from '../../lib/loading/lazy-page'

const loadStory = () => import('../../features/itinerary-edit/components/story/ReadStory')
const ReadStory = lazyPage(loadStory, 'ReadStory')
const ReadIncluded = lazyPage(loadStory, 'ReadIncluded')
const ReadMap = lazyPage(
  () => import('../../features/itinerary-edit/components/ReadMap'),
  'ReadMap',
)

const late = (height: number) => (
  <Box sx={{ mt: 2.4 }}>
    <Bone height={height} radius={12} />
  </Box>
)

/** Parts of the editor for a read-only trip; each loads when first opened. */
export const lookParts: LookParts = {
  days: (trip) => (
    <Suspense fallback={late(600)}>
      <ReadStory trip={trip} />
    </Suspense>
  ),
  map: (trip) => (
    <Box sx={{ mt: 2.4 }}>
      <Suspense fallback={<Bone height={480} radius={12} />}>
        <ReadMap trip={trip} />
      </Suspense>
    </Box>
  ),
  included: (trip) => (
    <Suspense fallback={late(160)}>
      <ReadIncluded trip={trip} />
    </Suspense>
  ),
}
