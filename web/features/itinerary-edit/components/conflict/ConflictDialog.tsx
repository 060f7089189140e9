import { Suspense } from 'react'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'

const Body = lazyPage(
  () => import('./ConflictChoices'),
  (module) => module.ConflictChoices,
)

/** Opens when somebody else stored something else for the same field. What was typed is kept until one has chosen. */
export function ConflictDialog() {
  const { conflict } = useTripPage().state
  if (conflict === undefined) return null
  return (
    <Suspense>
      <Body key={conflict.theirs.version} conflict={conflict} />
    </Suspense>
  )
}
