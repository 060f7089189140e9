import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const look = {
  display: 'inline-block',
  p: '1px 6px',
  border: 1,
  borderRadius: '5px',
  whiteSpace: 'nowrap',
  font: 'inherit',
  fontWeight: 500,
  fontSize: 11,
  lineHeight: '16px',
}

/** A key as printed on the keyboard. */
export function Kbd({
  children,
  onDark = false,
}: {
  readonly children: ReactNode
  readonly onDark?: boolean
}) {
  const colors = onDark
    ? { color: '#cfe0d7', borderColor: 'forest.400' }
    : { color: 'ink.note', borderColor: 'ground.field' }
  return (
    <Box component="kbd" sx={{ ...look, ...colors }}>
      {children}
    </Box>
  )
}
