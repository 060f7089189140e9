import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A note in place of a price. */
export const Aside = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Typography
    component="span"
    variant="caption"
    className="tabular"
    noWrap
    title={title}
    sx={{ color: 'ink.note' }}
  >
    {children}
  </Typography>
)
