import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { radius } from '../../../components/looks/looks'
import { newMessagesQuery } from '../api/messages-query'

const come = keyframes({ from: { opacity: 0 } })

export interface NewMessagesProps {
  readonly itineraryId: ItineraryId
  /** Scrolls to the messages. */
  readonly onOpen: () => void
}

/** Says that the client has written, over the trip's picture; hidden when nothing is new. */
export function NewMessages({ itineraryId, onOpen }: NewMessagesProps) {
  const { data: unread = 0 } = useQuery(newMessagesQuery(itineraryId))
  if (unread === 0) return null
  return (
    <Box
      component="button"
      type="button"
      className="tabular"
      sx={{
        typography: 'h6',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.8,
        height: 26,
        p: '0 11px 0 9px',
        borderRadius: radius.chip,
        background: 'rgba(12, 30, 26, 0.55)',
        boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.28)',
        color: '#fff',
        animation: `${come} var(--mui-pace-drawer) var(--mui-pace-ease)`,
        '&:hover': { background: 'rgba(12, 30, 26, 0.75)' },
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'ember.400',
        },
        '@media (max-width: 1279px)': { display: 'none' },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
      onClick={onOpen}
    >
      {unread === 1 ? '1 new message' : `${unread} new messages`}
    </Box>
  )
}
