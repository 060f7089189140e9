import type { MenuProps } from '@mui/material/Menu'
import { Suspense } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from './use-lazy-overlay'

const load = () => import('@mui/material/Menu')
const Loaded = lazyPage(load, 'default')

/** MUI's Menu, loaded when it first opens: no first screen pays for what is not open yet. */
export function LazyMenu(props: MenuProps) {
  return useLazyOverlay(props.open, load) ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
