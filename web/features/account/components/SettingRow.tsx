import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface SettingRowProps {
  readonly name: ReactNode
  readonly value: ReactNode
  /** At the right: what can be done about it. */
  readonly children?: ReactNode
}

/** One line of an account: what it is, how it stands, and what can be done. */
export const SettingRow = ({ name, value, children }: SettingRowProps) => (
  <Box sx={look}>
    <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="p" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      <Box component="p" sx={{ color: 'ink.second' }}>
        {value}
      </Box>
    </Box>
    {children}
  </Box>
)

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  py: 1.3,
  borderTop: 1,
  borderColor: 'divider',
}
