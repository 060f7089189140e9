import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorPage } from '../../components/feedback/ErrorState'
import { Loading } from '../../components/feedback/Loading'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { Presentation } from '../../features/presentation/components/Presentation'
import { api } from '../../lib/api/api'
import { isApiError } from '../../lib/api/api-error'
import { useEditorPath } from '../../lib/navigation/trip-path'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'

/**
 * `/itinerary/{id}/presentation`: the trip as its client is shown it, for a screen or a projector.
 */
export function PresentationPage() {
  const id = useItineraryId()
  return id === undefined ? <TripMissing /> : <TripPresentation id={id} />
}

function TripPresentation({ id }: { readonly id: ItineraryId }) {
  const view = useQuery({
    queryKey: ['presentation', id],
    queryFn: ({ signal }) =>
      api('GET /api/Itineraries/{id}/presentation', { params: { id }, signal }),
  })
  const navigate = useNavigate()
  const editorPath = useEditorPath()
  const leave = useCallback(() => void navigate(editorPath(id)), [id, navigate, editorPath])
  if (isApiError(view.error) && view.error.status === 404) return <TripMissing />
  if (view.isError) {
    return (
      <ErrorPage
        title="The presentation couldn’t be loaded"
        error={view.error}
        onRetry={view.refetch}
      />
    )
  }
  if (view.data === undefined) return <Loading />
  return <Presentation view={view.data} onLeave={leave} />
}
