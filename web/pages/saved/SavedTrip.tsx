import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog'
import { ErrorPage } from '../../components/feedback/ErrorState'
import { ellipsis, inRow } from '../../components/looks/looks'
import { MenuButton } from '../../components/menu/MenuButton'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { StateChip } from '../../components/state/StateChip'
import {
  removeSaved,
  savedTripQuery,
  setExample,
} from '../../features/saved-trips/api/saved-queries'
import { LookSkeleton } from '../../features/saved-trips/components/LookSkeleton'
import { StartPanel } from '../../features/saved-trips/components/StartPanel'
import { TripLook } from '../../features/saved-trips/components/TripLook'
import type { LookedTrip, TripPartName } from '../../features/saved-trips/model/saved-trip'
import { failureText, isApiError } from '../../lib/api/api-error'
import { useEditorPath } from '../../lib/navigation/trip-path'
import { useSession } from '../../lib/session/session'
import { todayHere } from '../../lib/time/today-here'
import { usePageTitle } from '../../lib/title/use-page-title'
import { useBuilder } from '../../trip/building/state/builder-store'
import { LazyClientDialog } from '../itinerary-edit/LazyClientDialog'
import { lookParts } from './look-parts'
import { TripNotHere } from './TripNotHere'
import { type ChosenClient, useStartTrip } from './use-start-trip'

/** A saved itinerary: loading, failed, not found, or loaded. */
export function SavedTrip({ id, part }: { id: ItineraryId; part: TripPartName }) {
  const trip = useQuery(savedTripQuery(id))
  if (trip.data !== undefined) return <There trip={trip.data} part={part} />
  if (trip.isPending) return <LookSkeleton />
  if (isApiError(trip.error) && [400, 403, 404].includes(trip.error.status))
    return <TripNotHere what="saved" />
  return (
    <ErrorPage
      title="The saved itinerary couldn’t be loaded"
      error={trip.error}
      onRetry={trip.refetch}
    />
  )
}

const partPath = (id: ItineraryId) => (part: TripPartName) =>
  part === 'overview' ? `/saved/${id}` : `/saved/${id}/${part}`

function There({ trip, part }: { readonly trip: LookedTrip; readonly part: TripPartName }) {
  const [client, setClient] = useState<ChosenClient | undefined>(() => useBuilder.getState().client) // of the builder
  const [isChoosing, setChoosing] = useState(false)
  const start = useStartTrip(trip, client)
  usePageTitle(trip.name)
  return (
    <>
      <TripLook
        trip={trip}
        part={part}
        pathOf={partPath(trip.id)}
        back={{ to: '/saved', label: 'Saved Itineraries' }}
        note={
          trip.state === 'example' ? (
            <Box component="span" sx={{ '& > *': { bgcolor: 'background.paper' } }}>
              <StateChip state="example" size="small" />
            </Box>
          ) : (
            trip.user !== undefined && <span>Saved by {trip.user.agent.fullName}</span>
          )
        }
        parts={lookParts}
        panel={
          <StartPanel
            trip={trip}
            today={todayHere()}
            client={<ClientLine client={client} onChoose={() => setChoosing(true)} />}
            menu={<SavedMenu trip={trip} />}
            onStart={start}
          />
        }
      />
      <LazyClientDialog
        open={isChoosing}
        client={client}
        onClose={() => setChoosing(false)}
        onAssigned={(chosen) => {
          setClient(chosen)
          setChoosing(false)
        }}
      />
    </>
  )
}

function ClientLine({
  client,
  onChoose,
}: {
  client: ChosenClient | undefined
  onChoose: () => void
}) {
  return (
    <Box sx={{ ...inRow(1), justifyContent: 'space-between' }}>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography variant="label" component="small" sx={{ display: 'block' }}>
          Client
        </Typography>
        <Box component="b" sx={{ display: 'block', fontWeight: 500, ...ellipsis }}>
          {client?.name ?? 'Add later'}
        </Box>
      </Box>
      <Button size="xsmall" variant="outlined" onClick={onChoose}>
        {client === undefined ? 'Add client' : 'Change client'}
      </Button>
    </Box>
  )
}

/**
 * Actions on a saved itinerary. Its author and lead agents may edit and remove it; examples only
 * lead agents.
 */
function SavedMenu({ trip }: { readonly trip: LookedTrip }) {
  const { user, may } = useSession()
  const pathOf = useEditorPath()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const isExample = trip.state === 'example'
  const mark = useMutation({
    mutationFn: () => setExample(trip, !isExample),
    onSuccess: () =>
      showSnackbar(
        isExample
          ? `${trip.name} is no longer an example.`
          : `${trip.name} is now an example of the agency.`,
      ),
    onError: (error) => showSnackbar(failureText(error, 'Not changed:'), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['saved-itineraries'] }),
  })
  const remove = useMutation({
    mutationFn: () => removeSaved(trip),
    onSuccess: () => {
      showSnackbar(`${trip.name} removed from saved itineraries.`)
      queries.removeQueries({ queryKey: ['saved-itineraries'] })
      return navigate('/saved')
    },
    onError: (error) => {
      setAsks(false)
      showSnackbar(`The itinerary wasn’t removed. ${failureText(error)}`, { tone: 'error' })
    },
  })
  if (!may('admin') && (isExample || trip.agentId !== user.userId)) return null
  return (
    <>
      <MenuButton
        label={`Actions for ${trip.name}`}
        size="small"
        actions={() => [
          {
            icon: 'pencil',
            label: 'Edit saved itinerary',
            run: () => void navigate(pathOf(trip.id)),
          },
          ...(may('admin')
            ? [
                {
                  icon: 'book-open',
                  label: isExample ? 'No longer an example' : 'Make it an example',
                  run: () => mark.mutate(),
                } as const,
              ]
            : []),
          { icon: 'trash-2', label: 'Remove', run: () => setAsks(true), isDestructive: true },
        ]}
      />
      <ConfirmDialog
        open={asks}
        title={`Remove ${trip.name}?`}
        text="It will no longer be available as a starting point. Trips created from it are not affected."
        confirmLabel="Remove"
        destructive
        onCancel={() => setAsks(false)}
        onConfirm={() => remove.mutateAsync().catch(() => undefined)} // already reported
      />
    </>
  )
}
