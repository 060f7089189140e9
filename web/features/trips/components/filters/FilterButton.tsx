import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { IconName } from '../../../../components/icons/icon-names'
import { insetLine } from '../../../../components/looks/looks'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'

interface FilterButtonProps {
  readonly icon: IconName
  /** Its label without a filter. */
  readonly label: string
  /** The current filter. */
  readonly value?: string | undefined
  readonly children: (close: () => void) => ReactNode
}

/** A filter in a popover; the button shows its value. */
export function FilterButton({ icon, label, value, children }: FilterButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={[
          value !== undefined && {
            bgcolor: 'forest.100',
            color: 'forest.800',
            boxShadow: insetLine('forest-300'),
          },
        ]}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={value === undefined ? label : `${label}: ${value}`}
        startIcon={<Icon name={icon} size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {value ?? label}
      </Button>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.6, p: 1.4 } } }}
      >
        {children(close)}
      </LazyPopover>
    </>
  )
}
