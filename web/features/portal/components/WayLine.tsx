import Box from '@mui/material/Box'
import type { PortalPart } from '#shared/api/portal-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import { partNote } from '#shared/presentation/part-words'
import { Icon } from '../../../components/icons/Icon'
import type { IconName } from '../../../components/icons/icon-names'
import { lazyPart } from '../../../lib/loading/lazy-page'
import { todayHere } from '../../../lib/time/today-here'
import { isTravelDay, whenOf } from '../model/portal-words'
import { partAnchor } from './part-anchor'

const FlightWord = lazyPart(() => import('./FlightWord'), 'FlightWord')

const icons: Readonly<Record<PortalPart['kind'], IconName>> = {
  stay: 'bed-double',
  flight: 'plane',
  road: 'car',
  activity: 'binoculars',
  arrival: 'plane-landing',
  departure: 'plane-takeoff',
  other: 'map-pin',
}

/** How one gets on, and what one does, between the stays. */
export function WayLine({
  tripId,
  part,
}: {
  readonly tripId: ItineraryId
  readonly part: PortalPart
}) {
  const { id, kind, title, text, flightNumber } = part
  const note = partNote(part)
  return (
    <Box id={partAnchor(id)} sx={line}>
      <Box component="span" sx={sign}>
        <Icon name={icons[kind]} size={18} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="h3" sx={{ fontWeight: 600, fontSize: 15.5, lineHeight: '22px' }}>
          {title}
        </Box>
        <Box component="p" className="tabular" sx={{ color: 'ink.second' }}>
          {whenOf(part)}
          {flightNumber !== undefined && `, ${flightNumber}`}
          {note !== undefined && `, ${note}`}
        </Box>
        {kind === 'flight' && isTravelDay(part, todayHere()) && (
          <FlightWord tripId={tripId} partId={id} />
        )}
        {text !== undefined && (
          <Box component="p" sx={{ mt: 0.4 }}>
            {text}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const line = {
  display: 'flex',
  gap: '14px',
  alignItems: 'flex-start',
  p: '8px 0 22px',
  scrollMarginTop: '70px',
}
const sign = {
  flex: 'none',
  width: 38,
  height: 38,
  borderRadius: 99,
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
  boxShadow: 1,
  color: 'forest.700',
}
