import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { Field } from '../../../../components/inputs/Field'
import type { DateRange } from '../../model/trips-where'

export interface DateEndsProps extends DateRange {
  readonly onChange: (range: DateRange) => void
}

/** A custom first and last day. */
export function DateEnds({ from, to, onChange }: DateEndsProps) {
  const isBackwards = from !== undefined && to !== undefined && to < from
  return (
    <>
      <DateField
        label="Departs from"
        value={from}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DateField
        label="Departs until"
        value={to}
        error={isBackwards ? 'Must be after the start date' : undefined}
        onChange={(day) => onChange({ from, to: day })}
      />
    </>
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
