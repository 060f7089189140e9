import Button from '@mui/material/Button'
import type { TripStart, TripStarts } from '#shared/api/date-slide'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { differenceWords, stateWords } from '../model/start-words'
import styles from './date-slide.module.css'

interface StartListProps {
  readonly starts: TripStarts
  /** Days from the first to the last of the trip. */
  readonly days: number
  readonly isBusy: boolean
  /** Why the trip cannot be moved, where it cannot. */
  readonly block: string | undefined
  /** What moving does beside. */
  readonly note: string | undefined
  readonly onShow: (date: CalendarDate) => void
  readonly onMove: (date: CalendarDate) => void
}

/** The five cheapest starts: each moves the trip with one click. */
export function StartList({ starts, onShow, ...own }: StartListProps) {
  return (
    <section aria-label="Five cheapest starts">
      <h3 className={styles.aside}>Cheapest</h3>
      <ol className={styles.list}>
        {starts.cheapest.map((start) => (
          <li key={start.startDate}>
            <button type="button" className={styles.show} onClick={() => onShow(start.startDate)}>
              <StartFacts {...{ start, starts }} days={own.days} />
            </button>
            <MoveButton {...own} start={start} starts={starts} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type ChosenProps = Omit<StartListProps, 'onShow'> & { readonly start: TripStart }

/** The start that one picked in the year, and the button that moves the trip there. */
export function ChosenStart({ start, ...own }: ChosenProps) {
  const { starts, days, block, note } = own
  return (
    <section className={styles.chosen} aria-label="Chosen start" aria-live="polite">
      <StartFacts {...{ start, starts, days }} isLarge />
      <p className={styles.sure}>{stateWords[start.state]}.</p>
      {(block ?? note) !== undefined && <p className={styles.sure}>{block ?? note}</p>}
      <MoveButton {...own} start={start} isMain />
    </section>
  )
}

interface FactsProps {
  readonly start: TripStart
  readonly starts: TripStarts
  readonly days: number
  readonly isLarge?: boolean
}

function StartFacts({ start, starts, days, isLarge = false }: FactsProps) {
  const { current, currency } = starts
  const difference = differenceWords(start.sell, current.sell, currency)
  const isLess = current.sell !== undefined && start.sell < current.sell
  return (
    <span className={isLarge ? styles.large : styles.facts}>
      <span>{rangeWithYear(start.startDate, addDays(start.startDate, days))}</span>
      <b className="tabular">{formatMoney({ amount: start.sell, currency })}</b>
      {difference !== undefined && <small className={isLess ? styles.less : undefined}>{difference}</small>}
      {!isLarge && start.state === 'possible' && <small>some rooms to be asked for</small>}
    </span>
  )
}

function MoveButton({ start, starts, isBusy, block, isMain = false, onMove }: ChosenProps & { isMain?: boolean }) {
  const isHere = start.startDate === starts.current.startDate
  const label = isHere ? 'Starts here' : isMain ? 'Move the trip' : 'Move'
  return (
    <Button
      variant={isMain ? 'main' : 'outlined'}
      size={isMain ? 'medium' : 'small'}
      disabled={isBusy || isHere || block !== undefined}
      aria-label={isMain || isHere ? undefined : `Move the trip to ${start.startDate}`}
      onClick={() => onMove(start.startDate)}
    >
      {label}
    </Button>
  )
}
