import { Suspense } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from '../overlay/use-lazy-overlay'
import { useSnackbarsWanted } from './snackbar-store'

const load = () => import('./SnackbarStack')
const Stack = lazyPage(load, 'SnackbarStack')

/** The messages of the app. What draws them comes with the first one, and ahead once somebody moves. */
export function Snackbars() {
  return useLazyOverlay(useSnackbarsWanted(), load) ? (
    <Suspense>
      <Stack />
    </Suspense>
  ) : null
}
