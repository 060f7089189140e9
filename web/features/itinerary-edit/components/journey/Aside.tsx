import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** What stands where a price would. */
export const Aside = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Typography component="span" variant="caption" className="tabular" noWrap title={title} sx={{ color: 'ink.note' }}>
    {children}
  </Typography>
)
