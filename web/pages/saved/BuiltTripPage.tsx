import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router-dom'
import { rangeWithYear } from '#shared/format/dates'
import type { ItineraryId } from '#shared/ids/ids'
import { isPattern } from '#shared/itinerary/states'
import { ErrorPage } from '../../components/feedback/ErrorState'
import { StateChip } from '../../components/state/StateChip'
import { LookSkeleton } from '../../features/saved-trips/components/LookSkeleton'
import { TripLook } from '../../features/saved-trips/components/TripLook'
import {
  type LookedTrip,
  type TripPartName,
  tripPartOf,
} from '../../features/saved-trips/model/saved-trip'
import { isApiError } from '../../lib/api/api-error'
import { tripPaths, useEditorPath } from '../../lib/navigation/trip-path'
import { usePageTitle } from '../../lib/title/use-page-title'
import { itineraryQuery } from '../../trip/api/itinerary-query'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'
import { lookParts } from './look-parts'
import { TripNotHere } from './TripNotHere'

/** `/custom/{id}/{component?}`: a built itinerary, shown like a saved one. */
export function BuiltTripPage() {
  const id = useItineraryId()
  const part = tripPartOf(useParams().component)
  if (id === undefined) return <TripNotHere what="built" />
  return part === undefined ? (
    <Navigate to={`/custom/${id}`} replace />
  ) : (
    <BuiltTrip id={id} part={part} />
  )
}

const partPath = (start: '/custom' | '/saved', id: ItineraryId) => (part: TripPartName) =>
  part === 'overview' ? `${start}/${id}` : `${start}/${id}/${part}`

function BuiltTrip({ id, part }: { readonly id: ItineraryId; readonly part: TripPartName }) {
  const trip = useQuery(itineraryQuery(id))
  if (trip.data !== undefined && isPattern(trip.data.state))
    return <Navigate to={partPath('/saved', id)(part)} replace />
  if (trip.data !== undefined) return <There trip={trip.data} part={part} />
  if (trip.isPending) return <LookSkeleton />
  if (isApiError(trip.error) && [400, 403, 404].includes(trip.error.status))
    return <TripNotHere what="built" />
  return (
    <ErrorPage title="The itinerary couldn’t be loaded" error={trip.error} onRetry={trip.refetch} />
  )
}

function There({ trip, part }: { readonly trip: LookedTrip; readonly part: TripPartName }) {
  const pathOf = useEditorPath()
  const { startDate, endDate } = trip.itinerary
  usePageTitle(trip.name)
  return (
    <TripLook
      trip={trip}
      part={part}
      pathOf={partPath('/custom', trip.id)}
      back={{ to: '/trips-and-payments', label: 'Trips and Payments' }}
      note={<StateChip state={trip.state} size="small" />}
      parts={lookParts}
      panel={
        <Box sx={{ display: 'grid', gap: 1.4, p: '22px 24px' }}>
          <Typography variant="h3" component="h2" className="tabular">
            {rangeWithYear(startDate, endDate)}
          </Typography>
          <Box component="p" sx={{ color: 'ink.second' }}>
            {panelWords(trip)}
          </Box>
          <Button variant="main" component={Link} to={pathOf(trip.id)}>
            {trip.state === 'cancelled' ? 'Open trip' : 'Edit trip'}
          </Button>
          <Button variant="outlined" component={Link} to={tripPaths.details(trip.id)}>
            Trip details
          </Button>
        </Box>
      }
    />
  )
}

function panelWords({ state, clientData }: LookedTrip): string {
  if (state === 'cancelled')
    return 'This trip is cancelled. You can view it or save it as a template, but it can’t be reinstated.'
  return clientData === undefined
    ? 'No client yet. Open the trip to add a client, price it or edit it.'
    : `Built for ${clientData.name}. Open the trip to price or edit it.`
}
