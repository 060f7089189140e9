import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { LazyDrawer } from '../../../components/overlay/lazy-overlays'

interface SideColumnProps {
  readonly isDrawer: boolean
  readonly title: string
  readonly isOpen: boolean
  readonly look: object
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A column of the page, or a drawer where the page is narrow. */
export function SideColumn({ isDrawer, title, isOpen, look, onClose, children }: SideColumnProps) {
  if (isDrawer)
    return (
      <LazyDrawer
        open={isOpen}
        anchor="right"
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': title } }}
      >
        <Box sx={{ width: 'min(360px, 92vw)', p: 2 }}>{children}</Box>
      </LazyDrawer>
    )
  return children ? (
    <Box component="aside" aria-label={title} sx={{ ...column, ...look }}>
      {children}
    </Box>
  ) : null
}

const column = {
  position: 'sticky',
  top: 0,
  maxHeight: '100vh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
}
