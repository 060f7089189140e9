import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { DepartureId } from '#shared/ids/ids'
import { Bone } from '../../components/feedback/Bone'
import { ErrorPage } from '../../components/feedback/ErrorState'
import {
  type Departure,
  departureQuery,
  useBookDeparture,
} from '../../features/departures/api/departures'
import { DepartureScreen } from '../../features/departures/components/DepartureScreen'
import { DeparturesScreen } from '../../features/departures/components/DeparturesScreen'
import { savedTripsQuery } from '../../features/saved-trips/api/saved-queries'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useTripPath } from '../../lib/navigation/trip-path'
import { usePageTitle } from '../../lib/title/use-page-title'
import { LazyClientDialog } from '../itinerary-edit/LazyClientDialog'

const DepartureDialog = lazyPart(
  () => import('../../features/departures/components/DepartureDialog'),
  'DepartureDialog',
)

export const DeparturesPage = () => (
  <DeparturesScreen dialog={(onClose) => <Dialog onClose={onClose} />} />
)

function Dialog(props: { readonly departure?: Departure; readonly onClose: () => void }) {
  const savedTrips = useQuery(savedTripsQuery)
  return <DepartureDialog saved={savedTrips.data ?? []} {...props} />
}

/** One departure: a client is chosen, and their trip opens. */
export function DeparturePage() {
  const id = (useParams().id ?? '') as DepartureId
  const { data, error, refetch } = useQuery(departureQuery(id))
  const { mutateAsync: book } = useBookDeparture(id)
  const [booking, setBooking] = useState<{ readonly guests: number; readonly key: string }>()
  const navigate = useNavigate()
  const tripPath = useTripPath()
  usePageTitle(data?.name ?? 'Group departure')
  if (data === undefined)
    return error === null ? (
      <Bone height={420} radius={12} />
    ) : (
      <ErrorPage title="The departure couldn’t be loaded" error={error} onRetry={refetch} />
    )
  return (
    <>
      <DepartureScreen
        departure={data}
        onBook={(guests) => setBooking({ guests, key: crypto.randomUUID() })}
        dialog={(onClose) => <Dialog departure={data} onClose={onClose} />}
      />
      <LazyClientDialog
        open={booking !== undefined}
        text={`Who travels on ${data.name}?`}
        client={undefined}
        onClose={() => setBooking(undefined)}
        onAssigned={async (client) => {
          if (client === undefined || booking === undefined) return
          const { itineraryId } = await book({ clientId: client.id, ...booking })
          setBooking(undefined)
          await navigate(tripPath(itineraryId))
        }}
      />
    </>
  )
}
