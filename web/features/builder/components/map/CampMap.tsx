import { countOf } from '#shared/format/words'
import { Bone } from '../../../../components/feedback/Bone'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { useCampPlaces } from '../../../../trip/building/api/use-camp-places'
import type { BuilderCamp } from '../../../../trip/building/model/builder-camp'
import { PlacedCamps } from './PlacedCamps'

interface CampMapProps {
  readonly onView: (camp: BuilderCamp) => void
}

/** Where the camps of the search lie. */
export function CampMap({ onView }: CampMapProps) {
  const { camps, total, isPending, isError, error, refetch } = useCampPlaces()
  if (isError && camps.length === 0)
    return (
      <ErrorState title="The map couldn’t be loaded" error={error} onRetry={() => void refetch()} />
    )
  if (isPending) return <Bone height={420} radius={12} />
  return (
    <PlacedCamps camps={camps} onView={onView}>
      {total > camps.length && (
        <p className="words">
          Showing the first {camps.length} of {countOf(total, 'accommodation')}. Use filters to see
          others.
        </p>
      )}
    </PlacedCamps>
  )
}
