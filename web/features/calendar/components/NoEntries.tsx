import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { calendarKinds } from '#shared/itinerary/calendar-kinds'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { useBuilderPath } from '../../../lib/navigation/trip-path'
import { type CalendarView, viewTitle } from '../model/calendar-view'
import { page } from './calendar-looks'

interface NoEntriesProps {
  readonly view: CalendarView
  /** Whether there are entries of kinds that are hidden. */
  readonly isFiltered: boolean
  readonly isNarrow: boolean
  readonly onChange: (changes: Partial<CalendarView>) => void
}

/** Says that the days are empty: at the foot of a grid, or in place of a list. */
export function NoEntries({ view, isFiltered, isNarrow, onChange }: NoEntriesProps) {
  const builder = useBuilderPath()
  const title = `${isFiltered ? 'Nothing of these kinds' : 'Nothing'} in ${viewTitle(view)}`
  const text = isFiltered
    ? 'Other kinds of entries are hidden.'
    : 'Trips appear on the days they start and end, with their holds and payments.'
  const action = isFiltered ? (
    <Button size="small" variant="outlined" onClick={() => onChange({ kinds: calendarKinds })}>
      Show all kinds
    </Button>
  ) : (
    <Button size="small" variant="outlined" component={Link} to={builder}>
      Build Itinerary
    </Button>
  )
  if (isNarrow) return <EmptyState level={2} title={title} text={text} actions={action} />
  return (
    <Box sx={page.foot}>
      <Box component="p" sx={{ mr: 'auto' }}>
        {title}. {text}
      </Box>
      {action}
    </Box>
  )
}
