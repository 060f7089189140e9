import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A button that looks like a link: another way to do what the form above it does. */
export const PlainButton = (button: {
  readonly children: ReactNode
  readonly onClick: () => void
}) => <Box {...button} component="button" type="button" sx={look} />

const look = {
  minHeight: 44,
  fontWeight: 600,
  color: 'forest.700',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
}
