import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface AsideProps {
  readonly title?: string
  readonly children: ReactNode
}

/** What stands where a price would. */
export const Aside = ({ title, children }: AsideProps) => (
  <Typography component="span" variant="caption" className="tabular" noWrap title={title} sx={{ color: 'ink.note' }}>
    {children}
  </Typography>
)
