import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import {
  storyboardState,
  type TripPresentation,
  tripPaths,
} from '../../../../lib/navigation/trip-path'
import { tabLooks } from './tab-looks'

const views = [
  { view: 'story', label: 'Storyboard' },
  { view: 'edit', label: 'Costing' },
  { view: 'details', label: 'Details' },
] as const satisfies readonly { view: TripPresentation; label: string }[]

/** Tabs between the views of a trip, all on the same edits. */
export function TripViews({ id, present }: { id: ItineraryId; present: TripPresentation }) {
  return (
    <Box component="nav" sx={tabLooks.tabs} aria-label="Trip views">
      {views.map(({ view, label }) => (
        <Box
          component={Link}
          key={view}
          to={tripPaths[view](id)}
          state={view === 'story' ? storyboardState : undefined}
          sx={[tabLooks.tab, view === present && tabLooks.present]}
          aria-current={view === present ? 'page' : undefined}
        >
          {label}
        </Box>
      ))}
    </Box>
  )
}
