import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { IconAction } from '../../../components/inputs/IconAction'
import { Segmented } from '../../../components/inputs/Segmented'
import { inRow } from '../../../components/looks/looks'
import { useShortcuts } from '../../../components/shortcuts/shortcut-store'
import { type CalendarView, stepDay, viewTitle } from '../model/calendar-view'
import { page } from './calendar-looks'
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
  useKeys(view, today, onChange)
  return (
    <>
      <Box component="header" sx={page.head}>
        <div>
          <h1>Calendar</h1>
          <Box component="p" sx={{ color: 'ink.second' }}>
            Departures, returns, holds that end and payments due.
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

function useKeys(
  view: CalendarView,
  today: CalendarDate,
  onChange: CalendarHeadProps['onChange'],
): void {
  const { span, day } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is named by its span and day
  const keys = useMemo(() => {
    const key = (name: string, label: string, run?: () => void) => ({
      keys: name,
      label,
      group: 'Calendar',
      run,
    })
    return [
      key('t', 'Today', () => onChange({ day: today })),
      key('p', `Previous ${span}`, () => onChange({ day: stepDay(view, -1) })),
      key('n', `Next ${span}`, () => onChange({ day: stepDay(view, 1) })),
      key('m', 'By month', () => onChange({ span: 'month' })),
      key('w', 'By week', () => onChange({ span: 'week' })),
      key('← → ↑ ↓', 'Move between days'),
    ]
  }, [span, day, today])
  useShortcuts(keys)
}
