import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { IconAction } from '../../../components/inputs/IconAction'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { type CalendarView, stepDay, viewTitle } from '../model/calendar-view'
import { useCalendarKeys } from '../state/use-calendar-keys'
import { page } from './calendar-looks'
import { FeedButton } from './FeedButton'
import { KindChips } from './KindChips'

interface CalendarHeadProps {
  readonly view: CalendarView
  readonly today: CalendarDate
  readonly entries: readonly CalendarEntry[] | undefined
  readonly isLead: boolean
  readonly onChange: (changes: Partial<CalendarView>) => void
}

/** Which month or week, by month or by week, whose trips, and which kinds. */
export function CalendarHead({ view, today, entries, isLead, onChange }: CalendarHeadProps) {
  useCalendarKeys(view, today, onChange)
  return (
    <>
      <Box component="header" sx={page.head}>
        <div>
          <h1>Calendar</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            Departures, returns, holds that end, payments due and tasks.
          </Box>
        </div>
        {isLead && (
          <Segmented
            label="Whose trips"
            value={view.whose}
            segments={[
              { value: 'mine', label: 'Mine' },
              { value: 'agency', label: 'Agency' },
            ]}
            onChange={(whose) => onChange({ whose })}
          />
        )}
        <Segmented
          label="Show by"
          value={view.span}
          segments={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
          onChange={(span) => onChange({ span })}
        />
        <FeedButton />
      </Box>
      <Box sx={page.bar}>
        <Box sx={inRow(0.4)}>
          <IconAction
            icon="chevron-left"
            label={`Previous ${view.span}`}
            onClick={() => onChange({ day: stepDay(view, -1) })}
          />
          <Button variant="outlined" size="small" onClick={() => onChange({ day: today })}>
            Today
          </Button>
          <IconAction
            icon="chevron-right"
            label={`Next ${view.span}`}
            onClick={() => onChange({ day: stepDay(view, 1) })}
          />
        </Box>
        <h2 aria-live="polite">{viewTitle(view)}</h2>
        <KindChips kinds={view.kinds} entries={entries} onChange={(kinds) => onChange({ kinds })} />
      </Box>
    </>
  )
}
