import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorPage } from '../../components/feedback/ErrorState'
import { Loading } from '../../components/feedback/Loading'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { PresentationPages } from '../../features/presentation/components/Presentation'
import { sourceQuery } from '../../features/presentation-edit/api/edit-calls'
import { EditorScreen } from '../../features/presentation-edit/components/EditorScreen'
import { isApiError } from '../../lib/api/api-error'
import { useItineraryId } from '../itinerary-edit/use-itinerary-id'

/**
 * `/itinerary/{id}/presentation/edit`: what the presentation shows, in which words and pictures.
 */
export function PresentationEditPage() {
  const id = useItineraryId()
  return id === undefined ? <TripMissing /> : <Editing key={id} id={id} />
}

function Editing({ id }: { readonly id: ItineraryId }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...sourceQuery(id),
    refetchOnMount: 'always',
  })
  if (isApiError(error) && error.status === 404) return <TripMissing />
  if (error !== null)
    return <ErrorPage title="The presentation couldn’t be loaded" error={error} onRetry={refetch} />
  if (data === undefined || !isFetchedAfterMount) return <Loading />
  return (
    <EditorScreen
      source={data.source}
      stored={data.edits?.blocks ?? {}}
      clientBlocks={data.clientBlocks}
      onUploaded={refetch}
      draw={(view, isPaper) => <PresentationPages view={view} isPaper={isPaper} />}
    />
  )
}
