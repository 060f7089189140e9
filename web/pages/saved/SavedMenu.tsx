import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { MenuButton } from '../../features/itinerary-edit/components/MenuButton'
import { removeSaved } from '../../features/saved-trips/api/saved-queries'
import type { LookedTrip } from '../../features/saved-trips/model/saved-trip'
import { failureText } from '../../lib/api/api-error'
import { useTripPath } from '../../lib/navigation/trip-path'
import { useSession } from '../../lib/session/session'

/** What else can be done with a saved itinerary: whoever made it, and lead agents, may change and remove it. */
export function SavedMenu({ trip }: { readonly trip: LookedTrip }) {
  const { user, may } = useSession()
  const pathOf = useTripPath()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  if (trip.agentId !== user.userId && !may('admin')) return null
  const remove = async () => {
    try {
      await removeSaved(trip)
      showSnackbar(`${trip.name} is no longer saved.`)
      queries.removeQueries({ queryKey: ['saved-itineraries'] })
      await navigate('/saved')
    } catch (error) {
      setAsks(false)
      showSnackbar(`It is still saved. ${failureText(error)}`, { tone: 'error' })
    }
  }
  return (
    <>
      <MenuButton
        label={`More for ${trip.name}`}
        size="small"
        actions={() => [
          { icon: 'pencil', label: 'Edit the saved itinerary', run: () => void navigate(pathOf(trip.id)) },
          { icon: 'trash-2', label: 'Remove', run: () => setAsks(true), isDestructive: true },
        ]}
      />
      <ConfirmDialog
        open={asks}
        title={`Remove ${trip.name}?`}
        text="Nobody can start from it any more. Trips that were begun from it stay as they are."
        confirmLabel="Remove"
        destructive
        onCancel={() => setAsks(false)}
        onConfirm={remove}
      />
    </>
  )
}
