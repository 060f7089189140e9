import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { useTripPage } from '../../../../trip/page/trip-page'
import { whyRows, whyText, whyTitle } from '../../../../trip/price/why-rows'
import { useExplanation, useNightsNote, useOverridable } from './use-explanation'
import { WhyTable } from './WhyTable'
import styles from './why-popover.module.css'

interface WhyPopoverProps {
  readonly path: string
  readonly anchor: HTMLElement
  /** One came here from another figure. */
  readonly isOnTrail: boolean
  readonly onGoOn: (path: string) => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** How a figure came to be, with its numbers. Escape closes it and gives the focus back to the figure. */
export function WhyPopover({ path, anchor, isOnTrail, onGoOn, onBack, onClose }: WhyPopoverProps) {
  const id = useId()
  const { overrideSell } = useTripPage()
  const explanation = useExplanation(path)
  const overridable = useOverridable(path)
  const note = useNightsNote(path)
  const { actions, paper, arrow, side } = usePlacing(anchor, `${path} ${note}`)
  const copy = async () => {
    if (explanation === undefined) return
    await navigator.clipboard.writeText(whyText(explanation, note))
    showSnackbar('Copied.')
  }
  return (
    <Popover
      open
      action={actions}
      anchorEl={anchor}
      onClose={onClose}
      disableScrollLock
      transitionDuration={0}
      anchorOrigin={{ vertical: 'center', horizontal: side }}
      transformOrigin={{ vertical: 'center', horizontal: side === 'left' ? 'right' : 'left' }}
      slotProps={{
        paper: { ref: paper, className: `${styles.paper} ${styles[side]}`, 'aria-labelledby': id, role: 'dialog' },
      }}
    >
      {arrow !== undefined && <span className={styles.arrow} style={{ top: arrow }} aria-hidden="true" />}
      <Stack component="header" direction="row" sx={{ alignItems: 'flex-start', gap: '6px', mr: '-8px' }}>
        {isOnTrail && (
          <IconButton size="small" aria-label="Back to the figure before" onClick={onBack}>
            <Icon name="arrow-left" size={16} />
          </IconButton>
        )}
        <Box sx={looks.title} id={id}>
          <span>Why this price?</span>
          <h2>{explanation === undefined ? 'Not known' : whyTitle(explanation)}</h2>
        </Box>
        <IconButton size="small" aria-label="Close" onClick={onClose}>
          <Icon name="x" size={16} />
        </IconButton>
      </Stack>
      {explanation === undefined ? (
        <Box component="p" sx={{ m: '12px 0', color: 'ink.second' }}>
          It can be explained as soon as the price can be computed.
        </Box>
      ) : (
        <WhyTable rows={whyRows(explanation, note)} onGoOn={onGoOn} />
      )}
      <footer className={styles.foot}>
        {overridable !== undefined && (
          <Button
            size="xsmall"
            variant="text"
            onClick={() => {
              onClose()
              overrideSell(overridable)
            }}
          >
            Override sell
          </Button>
        )}
        <span className={styles.rounding}>{explanation?.rounding}</span>
        <Button size="xsmall" variant="text" startIcon={<Icon name="copy" size={14} />} onClick={() => void copy()}>
          Copy
        </Button>
      </footer>
    </Popover>
  )
}

/** Beside the figure, on the side where there is room, with the arrow at the figure's height. */
function usePlacing(anchor: HTMLElement, content: string) {
  const actions = useRef<PopoverActions>(null)
  const paper = useRef<HTMLDivElement>(null)
  const [arrow, setArrow] = useState<number>()
  const { left, right, top, height } = anchor.getBoundingClientRect()
  const room = document.documentElement.clientWidth - right
  const side = room < 460 && left > room ? ('left' as const) : ('right' as const)
  const center = top + height / 2
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have another height
  useLayoutEffect(() => {
    actions.current?.updatePosition()
    const frame = requestAnimationFrame(() => {
      const box = paper.current
      if (box !== null) setArrow(Math.max(14, Math.min(center - box.offsetTop - 7, box.offsetHeight - 28)))
    })
    return () => cancelAnimationFrame(frame)
  }, [center, content])
  return { actions, paper, arrow, side }
}

const looks = {
  title: {
    flex: 1,
    minWidth: 0,
    '& span': { typography: 'caption', display: 'block', color: 'ink.second' },
    '& h2': { fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em', overflowWrap: 'anywhere' },
  },
} as const
