import Tooltip from '@mui/material/Tooltip'

interface FloatingTipProps {
  /** What it belongs to; nothing is shown without it. */
  readonly anchor: HTMLElement | undefined
  readonly words: string | undefined
}

/** One tooltip for many elements, at that which is pointed at: a list or a month of days pays for one. */
export function FloatingTip({ anchor, words = '' }: FloatingTipProps) {
  if (anchor?.isConnected !== true || words === '') return null
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
