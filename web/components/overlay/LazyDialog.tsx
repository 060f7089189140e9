import type { DialogProps } from '@mui/material/Dialog'
import { Suspense } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from './use-lazy-overlay'

const load = () => import('@mui/material/Dialog')
const Loaded = lazyPage(load, 'default')

/** MUI's Dialog, loaded when it first opens, to keep it out of the first screen. */
export function LazyDialog(props: DialogProps) {
  return useLazyOverlay(props.open, load) ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
