import type { MenuProps } from '@mui/material/Menu'
import { Suspense } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from './use-lazy-overlay'

const load = () => import('@mui/material/Menu')
const Loaded = lazyPage(load, 'default')

/** MUI's Menu, loaded when it first opens, to keep it out of the first screen. */
export function LazyMenu(props: MenuProps) {
  return useLazyOverlay(props.open, load) ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
