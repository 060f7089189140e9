import { Suspense } from 'react'
import { Bone } from '../../components/feedback/Bone'
import type { LookParts } from '../../features/saved-trips/components/TripLook'
import { lazyPage } from '../../lib/loading/lazy-page'
import styles from './saved.module.css'

const loadStory = () => import('../../features/itinerary-edit/components/story/ReadStory')
const ReadStory = lazyPage(loadStory, (module) => module.ReadStory)
const ReadIncluded = lazyPage(loadStory, (module) => module.ReadIncluded)
const ReadMap = lazyPage(
  () => import('../../features/itinerary-edit/components/ReadMap'),
  (module) => module.ReadMap,
)

/** What the editor brings to a trip that is only looked at; each is loaded when it first opens. */
export const lookParts: LookParts = {
  days: (trip) => (
    <Suspense fallback={<Bone height={600} radius={12} className={styles.part} />}>
      <ReadStory trip={trip} />
    </Suspense>
  ),
  map: (trip) => (
    <div className={styles.part}>
      <Suspense fallback={<Bone height={480} radius={12} />}>
        <ReadMap trip={trip} />
      </Suspense>
    </div>
  ),
  included: (trip) => (
    <Suspense fallback={<Bone height={160} radius={12} className={styles.part} />}>
      <ReadIncluded trip={trip} />
    </Suspense>
  ),
}
