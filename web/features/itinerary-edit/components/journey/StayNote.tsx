import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { notPrinted } from '../../../../components/looks/looks'

interface StayNoteProps {
  readonly text: string
  /** Buttons for it. */
  readonly children: ReactNode
}

/** Something a stay needs from a person, and what to do about it. */
export function StayNote({ text, children }: StayNoteProps) {
  return (
    <Stack direction="row" sx={looks}>
      <p>
        <Icon name="mail" size={14} />
        {text}
      </p>
      <Stack direction="row" sx={{ gap: '2px', ml: 'auto' }}>
        {children}
      </Stack>
    </Stack>
  )
}

const looks = {
  typography: 'body2',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  mt: 0.8,
  p: '5px 6px 5px 12px',
  borderRadius: 1,
  bgcolor: 'ground.sand',
  color: 'ink.second',
  '& p': { display: 'flex', alignItems: 'center', gap: 0.8 },
  ...notPrinted,
} as const
