import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { IconName } from '../../../../components/icons/icon-names'
import { ellipsis, inRow } from '../../../../components/looks/looks'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'

interface FilterButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly value: ReactNode
  /** The content of the popover, which may close itself. */
  readonly children: (close: () => void) => ReactNode
  /** Controlled from outside, where something else can open it too. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** One of the three large filters: its name, its value, and a popover to change it. */
export function FilterButton({
  icon,
  label,
  value,
  children,
  open,
  onOpenChange,
}: FilterButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = (open ?? isOpenHere) && button !== null
  const become = onOpenChange ?? setOpenHere
  return (
    <>
      <Box
        component="button"
        ref={setButton}
        type="button"
        sx={looks.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => become(true)}
      >
        <Icon name={icon} size={20} />
        <Box component="span" sx={looks.words}>
          <small>{label}</small>
          <b>{value}</b>
        </Box>
      </Box>
      <LazyPopover
        open={isOpen}
        anchorEl={button}
        onClose={() => become(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1 } } }}
      >
        {children(() => become(false))}
      </LazyPopover>
    </>
  )
}

const looks = {
  button: {
    ...inRow(1.2),
    position: 'relative',
    minWidth: 0,
    height: 60,
    p: '0 22px 0 18px',
    borderRadius: '14px',
    '&:hover, &[aria-expanded="true"]': { bgcolor: 'ground.soft' },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      inset: '16px auto 16px 0',
      width: '1px',
      bgcolor: 'divider',
    },
    '& svg': { color: 'forest.600' },
    '@media (max-width: 1400px)': { px: 1.4 },
  },
  words: {
    minWidth: 0,
    '& small': { typography: 'caption', display: 'block', fontWeight: 500, color: 'ink.note' },
    '& b': { ...ellipsis, display: 'block', fontWeight: 600, fontSize: 14.5, lineHeight: '20px' },
  },
} as const
