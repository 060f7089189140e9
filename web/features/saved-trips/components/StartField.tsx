import Button from '@mui/material/Button'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { Field } from '../../../components/inputs/Field'
import { type BetterStart, betterWords } from '../model/start-date'
import styles from './start-panel.module.css'

interface StartFieldProps {
  readonly value: string
  readonly today: CalendarDate
  /** The last day; undefined while there is no day to begin with. */
  readonly until: CalendarDate | undefined
  /** Why it is not the pattern's own day. */
  readonly better: BetterStart | undefined
  readonly onChange: (value: string) => void
}

/** The day to begin with; one that was chosen for the agent says so, and leads back. */
export function StartField({ value, today, until, better, onChange }: StartFieldProps) {
  return (
    <div>
      <Field
        label="Start"
        type="date"
        value={value}
        inputProps={{ min: today }}
        error={until === undefined ? 'Choose a day from today on' : undefined}
        hint={until === undefined ? undefined : `Until ${longDate(until)}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.better} role="status">
        {better !== undefined && (
          <>
            <p>{betterWords(better)}</p>
            <Button size="xsmall" variant="text" onClick={() => onChange(better.wanted)}>
              Take {longDate(better.wanted)} all the same
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
