import { lazyPart } from '../../lib/loading/lazy-page'
import { useLazyOverlay } from '../overlay/use-lazy-overlay'

const load = () => import('@mui/material/Tooltip')
const Tooltip = lazyPart(load, 'default')

interface FloatingTipProps {
  /** The element it describes; hidden without one. */
  readonly anchor: HTMLElement | undefined
  readonly words: string | undefined
}

/**
 * A single tooltip for many elements, shown at the hovered one, so that a long list renders only
 * one.
 */
export function FloatingTip({ anchor, words = '' }: FloatingTipProps) {
  const isShown = anchor?.isConnected === true && words !== ''
  useLazyOverlay(isShown, load)
  if (!isShown) return null
  return (
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
  )
}
