import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { noFilters, type TripTab, type TripView } from '../model/trip-view'
import { useBuilderPath } from '../state/use-builder-path'

interface NoTripsProps {
  readonly tab: TripTab
  readonly narrowed: boolean
  readonly onChange: (changes: Partial<TripView>) => void
}

const words = {
  all: {
    title: 'No trips yet',
    text: 'Choose accommodations, add a client and get a quote: the trip then stands here.',
  },
  attention: { title: 'Nothing needs your attention', text: 'No trip has a problem, and no payment is late.' },
  due: {
    title: 'Nothing is due in the next 30 days',
    text: 'Payments that are asked for appear here as they come near.',
  },
  departing: { title: 'Nobody leaves in the next 60 days', text: 'Trips appear here two months before they start.' },
  paid: { title: 'No trip is paid in full yet', text: 'A trip appears here when all of its sell has come in.' },
  cancelled: { title: 'No trip was cancelled', text: 'Cancelled trips stay here with what was paid and sent back.' },
} as const satisfies Record<TripTab, { title: string; text: string }>

/** An empty list: because nothing matches, because the tab is empty, or because there is no trip at all. */
export function NoTrips({ tab, narrowed, onChange }: NoTripsProps) {
  const builder = useBuilderPath()
  if (narrowed) {
    return (
      <EmptyState
        title="No trip matches"
        text="Nothing in this list carries that name, state and dates."
        actions={
          <>
            <Button size="small" onClick={() => onChange(noFilters)}>
              Clear filters
            </Button>
            {tab !== 'all' && (
              <Button size="small" variant="outlined" onClick={() => onChange({ tab: 'all' })}>
                Look in all trips
              </Button>
            )}
          </>
        }
      />
    )
  }
  const action =
    tab === 'all' ? (
      builder !== undefined && (
        <Button size="small" component={Link} to={builder}>
          Build Itinerary
        </Button>
      )
    ) : (
      <Button size="small" variant="outlined" onClick={() => onChange({ tab: 'all' })}>
        Show all trips
      </Button>
    )
  return <EmptyState {...words[tab]} actions={action} />
}
