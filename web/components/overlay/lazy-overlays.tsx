import type { DialogProps } from '@mui/material/Dialog'
import type { DrawerProps } from '@mui/material/Drawer'
import type { MenuProps } from '@mui/material/Menu'
import type { PopoverProps } from '@mui/material/Popover'
import type { ComponentType } from 'react'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from './use-lazy-overlay'

/** One of MUI's overlays, loaded when it first opens, to keep it out of the first screen. */
function lazyOverlay<Props extends { readonly open?: boolean | undefined }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Loaded: ComponentType<Props> = lazyPart(load, 'default')
  return (props: Props) =>
    useLazyOverlay(props.open === true, load) ? <Loaded {...props} /> : null
}

export const LazyDialog = lazyOverlay<DialogProps>(() => import('@mui/material/Dialog'))
export const LazyDrawer = lazyOverlay<DrawerProps>(() => import('@mui/material/Drawer'))
export const LazyMenu = lazyOverlay<MenuProps>(() => import('@mui/material/Menu'))
export const LazyPopover = lazyOverlay<PopoverProps>(() => import('@mui/material/Popover'))
