import { Suspense } from 'react'
import { lazyPage } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from '../overlay/use-lazy-overlay'

const load = () => import('@mui/material/Tooltip')
const Tooltip = lazyPage(load, 'default')

interface FloatingTipProps {
  /** What it belongs to; nothing is shown without it. */
  readonly anchor: HTMLElement | undefined
  readonly words: string | undefined
}

/** One tooltip for many elements, at that which is pointed at: a list or a month of days pays for one. */
export function FloatingTip({ anchor, words = '' }: FloatingTipProps) {
  const isShown = anchor?.isConnected === true && words !== ''
  useLazyOverlay(isShown, load)
  if (!isShown) return null
  return (
    <Suspense>
      <Tooltip
        open
        describeChild
        disableHoverListener
        placement="top"
        title={words}
        slotProps={{ popper: { anchorEl: anchor } }}
      >
        <span />
      </Tooltip>
    </Suspense>
  )
}
