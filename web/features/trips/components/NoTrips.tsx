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
    text: 'Choose accommodations, add a client and get a quote. The trip will appear here.',
  },
  attention: { title: 'Nothing needs your attention', text: 'No trips have problems and no payments are overdue.' },
  due: {
    title: 'Nothing due in the next 30 days',
    text: 'Requested payments appear here 30 days before they are due.',
  },
  departing: { title: 'No departures in the next 60 days', text: 'Trips appear here 60 days before departure.' },
  paid: { title: 'No trips paid in full yet', text: 'Trips appear here once they are fully paid.' },
  cancelled: { title: 'No cancelled trips', text: 'Cancelled trips appear here with their payments and refunds.' },
} as const satisfies Record<TripTab, { title: string; text: string }>

const withoutBuilder = 'Import a booking or start from a saved itinerary. The trip will appear here.'

/** An empty list: nothing matches, the tab is empty, or there are no trips at all. */
export function NoTrips({ tab, narrowed, onChange }: NoTripsProps) {
  const builder = useBuilderPath()
  if (narrowed) {
    return (
      <EmptyState
        title="No matching trips"
        text="No trip in this list matches that name, status and dates."
        actions={
          <>
            <Button size="small" onClick={() => onChange(noFilters)}>
              Clear filters
            </Button>
            {tab !== 'all' && (
              <Button size="small" variant="outlined" onClick={() => onChange({ tab: 'all' })}>
                Search all trips
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
  const said = tab === 'all' && builder === undefined ? { ...words.all, text: withoutBuilder } : words[tab]
  return <EmptyState {...said} actions={action} />
}
