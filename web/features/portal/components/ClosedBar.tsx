import Box from '@mui/material/Box'
import type { PortalHomeTrip } from '#shared/api/portal-shapes'
import { Act } from './Act'
import { bar } from './action-bar-look'

/** In the place of a choice: that another version is booked, and the way there. */
export function ClosedBar({ versions }: { readonly versions: readonly PortalHomeTrip[] }) {
  const chosenTrip = versions.find(({ version }) => version?.outcome === 'chosen')
  return (
    <Box component="aside" aria-label="This version" sx={bar}>
      <Box sx={{ minWidth: 0 }}>
        <small>This version was not chosen</small>
        <b>{chosenTrip?.name ?? 'Another version is booked'}</b>
      </Box>
      {chosenTrip !== undefined && (
        <Act look="soft" href={`/client/trips/${chosenTrip.id}`}>
          See your trip
        </Act>
      )}
    </Box>
  )
}
