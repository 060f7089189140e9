import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Picture } from '../picture/Picture'
import { noticeLook } from './notice-look'

interface EmptyStateProps {
  readonly title: string
  /** What to do next, in a sentence. */
  readonly text: string
  /** Buttons for it. */
  readonly actions?: ReactNode
  /** Address of a picture; a drawn landscape by default. */
  readonly picture?: string
  /** Heading level: 1 where it is the page, 2 directly below the page's own. */
  readonly level?: 1 | 2 | 3
}

/** Nothing here yet, or nothing found: says what to do next and offers it. */
export function EmptyState({ title, text, actions, picture, level = 3 }: EmptyStateProps) {
  return (
    <Box component="section" sx={noticeLook.card}>
      <Box sx={{ position: 'relative', height: 190, bgcolor: 'ground.sand' }}>
        <Picture src={picture} alt="" ratio="fill" />
      </Box>
      <Box sx={noticeLook.body}>
        <Box component={`h${level}`} sx={noticeLook.title}>
          {title}
        </Box>
        <Box component="p" sx={noticeLook.text}>
          {text}
        </Box>
        {actions !== undefined && <Box sx={noticeLook.actions}>{actions}</Box>}
      </Box>
    </Box>
  )
}
