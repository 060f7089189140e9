import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TripStarts } from '#shared/api/date-slide'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { failureText } from '../../../lib/api/api-error'
import { tripStartsQuery } from '../api/trip-starts-query'
import { priceBands } from '../model/price-bands'
import type { DateSlideProps } from './DateSlideDialog'
import { DateSlideSkeleton } from './DateSlideSkeleton'
import styles from './date-slide.module.css'
import { Legend } from './Legend'
import { NoStarts } from './NoStarts'
import { ChosenStart, StartList } from './StartList'
import { YearBar } from './YearBar'
import { YearCalendar } from './YearCalendar'

/** What the dialog shows: the search, its year, and what it found. */
export function DateSlideBody(props: DateSlideProps) {
  const [from, setFrom] = useState<CalendarDate>()
  const { data, error, refetch } = useQuery(
    tripStartsQuery({ itineraryId: props.itineraryId, version: props.version, from }),
  )
  if (error !== null && data === undefined) {
    return <ErrorState title="Other dates could not be looked for" error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <DateSlideSkeleton />
  const bar = <YearBar starts={data} isFirst={from === undefined} onFrom={setFrom} />
  if (data.withoutRooms.length > 0 || data.days.length === 0) {
    return <NoStarts starts={data} bar={bar} onClose={props.onClose} />
  }
  return <FoundStarts key={data.from} {...props} starts={data} bar={bar} />
}

interface FoundProps extends DateSlideProps {
  readonly starts: TripStarts
  readonly bar: React.ReactNode
}

function FoundStarts({ starts, bar, days, block, note, onMove, onClose }: FoundProps) {
  const [chosen, setChosen] = useState<CalendarDate>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const bands = useMemo(() => priceBands(starts.days.map(({ sell }) => sell)), [starts.days])
  const start = starts.days.find(({ startDate }) => startDate === chosen)
  const move = async (date: CalendarDate) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onMove(date)
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  const own = { starts, days, isBusy, block, note, onMove: (date: CalendarDate) => void move(date) }
  return (
    <div className={styles.columns}>
      <div>
        {bar}
        <YearCalendar starts={starts} bands={bands} chosen={chosen} onChoose={setChosen} />
        <Legend bands={bands} currency={starts.currency} />
      </div>
      <aside className={styles.side}>
        {start === undefined ? (
          <p className={styles.hint}>
            {block ?? 'Choose a day to see what the trip would cost from then on.'}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </p>
        ) : (
          <ChosenStart {...own} start={start} />
        )}
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure} The trip has not moved.
          </p>
        )}
        <StartList {...own} onShow={setChosen} />
        <Button variant="text" onClick={onClose} className={styles.keep ?? ''}>
          Keep the dates
        </Button>
      </aside>
    </div>
  )
}
