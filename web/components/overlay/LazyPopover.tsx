import type { PopoverProps } from '@mui/material/Popover'
import { Suspense } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from './use-lazy-overlay'

const load = () => import('@mui/material/Popover')
const Loaded = lazyPage(load, 'default')

/** MUI's Popover, loaded when it first opens, to keep it out of the first screen. */
export function LazyPopover(props: PopoverProps) {
  return useLazyOverlay(props.open, load) ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
