import Button from '@mui/material/Button'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Field } from '../../../../components/inputs/Field'
import { type DateRange, datePresets, rangeWords } from '../../model/date-presets'
import { todayHere } from '../../state/today-here'
import { FilterButton } from './FilterButton'
import styles from './filters.module.css'

interface DatesFilterProps extends DateRange {
  readonly onChange: (range: DateRange) => void
}

/** The days on which a trip starts: a usual range by one press, or any two days. */
export function DatesFilter({ from, to, onChange }: DatesFilterProps) {
  const today = todayHere()
  const isBackwards = from !== undefined && to !== undefined && to < from
  return (
    <FilterButton icon="calendar-range" label="Travel dates" value={rangeWords({ from, to }, today)}>
      {(close) => (
        <div className={styles.dates}>
          <div className={styles.presets}>
            {datePresets(today).map((preset) => (
              <Button
                key={preset.label}
                size="xsmall"
                variant={preset.from === from && preset.to === to ? 'contained' : 'soft'}
                onClick={() => onChange({ from: preset.from, to: preset.to })}
              >
                {preset.label}
              </Button>
            ))}
          </div>
          <div className={styles.ends}>
            <DateField label="Starts from" value={from} onChange={(day) => onChange({ from: day, to })} />
            <DateField
              label="Starts until"
              value={to}
              error={isBackwards ? 'This is before the first day' : undefined}
              onChange={(day) => onChange({ from, to: day })}
            />
          </div>
          <div className={styles.foot}>
            <Button size="small" onClick={close}>
              Done
            </Button>
            {(from !== undefined || to !== undefined) && (
              <Button size="small" variant="text" onClick={() => onChange({ from: undefined, to: undefined })}>
                Any dates
              </Button>
            )}
          </div>
        </div>
      )}
    </FilterButton>
  )
}

interface DateFieldProps {
  readonly label: string
  readonly value: CalendarDate | undefined
  readonly error?: string | undefined
  readonly onChange: (day: CalendarDate | undefined) => void
}

function DateField({ label, value, error, onChange }: DateFieldProps) {
  return (
    <Field
      label={label}
      type="date"
      size="small"
      error={error}
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(undefined)
        else if (isCalendarDate(target.value)) onChange(target.value)
      }}
    />
  )
}
