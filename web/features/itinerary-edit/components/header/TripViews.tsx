import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { notPrinted } from '../../../../components/looks/looks'
import {
  storyboardState,
  type TripPresentation,
  tripPaths,
} from '../../../../lib/navigation/trip-path'

const views = [
  { view: 'story', label: 'Storyboard' },
  { view: 'edit', label: 'Costing' },
  { view: 'details', label: 'Details' },
] as const satisfies readonly { view: TripPresentation; label: string }[]

/** Tabs between the views of a trip, all on the same edits. */
export function TripViews({ id, present }: { id: ItineraryId; present: TripPresentation }) {
  return (
    <Box component="nav" sx={looks.views} aria-label="Trip views">
      {views.map(({ view, label }) => (
        <Box
          component={Link}
          key={view}
          to={tripPaths[view](id)}
          state={view === 'story' ? storyboardState : undefined}
          sx={[looks.view, view === present && looks.present]}
          aria-current={view === present ? 'page' : undefined}
        >
          {label}
        </Box>
      ))}
    </Box>
  )
}

const looks = {
  views: {
    display: 'inline-flex',
    flex: 'none',
    gap: '2px',
    p: '3px',
    borderRadius: 1,
    bgcolor: 'rgba(9, 30, 24, 0.5)',
    boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.18)',
    backdropFilter: 'blur(10px)',
    ...notPrinted,
  },
  view: {
    typography: 'h6',
    display: 'flex',
    alignItems: 'center',
    height: 30,
    p: '0 13px',
    borderRadius: 'var(--mui-radius-control)',
    color: '#e6f0eb',
    whiteSpace: 'nowrap',
    transition: 'background-color var(--mui-pace-hover) var(--mui-pace-ease)',
    '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.14)' },
  },
  present: {
    bgcolor: '#fff',
    color: 'forest.800',
    '&:hover': { bgcolor: '#fff', color: 'forest.800' },
  },
} as const
