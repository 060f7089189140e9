import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { TripStarts } from '#shared/api/date-slide'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { countOf } from '#shared/format/words'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { IconAction } from '../../../components/inputs/IconAction'
import { inRow, radius } from '../../../components/looks/looks'
import { failureText } from '../../../lib/api/api-error'
import { tripStartsQuery } from '../api/trip-starts-query'
import { type PriceBand, priceBands } from '../model/price-bands'
import type { DateSlideProps } from './date-slide-props'
import { ChosenStart, StartList } from './StartList'
import { YearCalendar, yearLook } from './YearCalendar'
import year from './year-calendar.module.css'

/** The content of the dialog: the search, its year and its results. */
export function DateSlideBody(props: DateSlideProps) {
  const [from, setFrom] = useState<CalendarDate>()
  const { data, error, refetch } = useQuery(
    tripStartsQuery({ itineraryId: props.itineraryId, version: props.version, from }),
  )
  if (error !== null && data === undefined) {
    return (
      <ErrorState
        title="Other dates couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    )
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
  const {
    mutate: move,
    isPending: isBusy,
    error,
  } = useMutation({ mutationFn: async (date: CalendarDate) => onMove(date), onSuccess: onClose })
  const bands = useMemo(() => priceBands(starts.days.map(({ sell }) => sell)), [starts.days])
  const start = starts.days.find(({ startDate }) => startDate === chosen)
  const own = { starts, days, isBusy, block, note, onMove: (date: CalendarDate) => move(date) }
  return (
    <Box sx={looks.columns}>
      <div>
        {bar}
        <YearCalendar starts={starts} bands={bands} chosen={chosen} onChoose={setChosen} />
        <Legend bands={bands} currency={starts.currency} />
      </div>
      <Box component="aside" sx={looks.side}>
        {start === undefined ? (
          <Box
            component="p"
            sx={{
              py: 1.6,
              px: 1.8,
              borderRadius: radius.card,
              bgcolor: 'ground.sand',
              color: 'ink.second',
            }}
          >
            {block ?? 'Choose a start date to see the trip’s price.'}
            {note !== undefined && (
              <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.8 }}>
                {note}
              </Typography>
            )}
          </Box>
        ) : (
          <ChosenStart {...own} start={start} />
        )}
        {error !== null && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {failureText(error)} The trip’s dates haven’t changed.
          </Typography>
        )}
        <StartList {...own} onShow={setChosen} />
        <Button variant="text" onClick={onClose} sx={{ justifySelf: 'start', ml: -1 }}>
          Keep current dates
        </Button>
      </Box>
    </Box>
  )
}

/** Thirteen, because the year usually starts mid-month. */
const months = Array.from({ length: 13 }, (_, month) => month)

/** Placeholder for the year and the list, in their final size. */
function DateSlideSkeleton() {
  return (
    <Box sx={looks.columns} role="status" aria-label="Searching for other dates">
      <div>
        <Box sx={looks.bar}>
          <Bone width={240} height={18} />
        </Box>
        <Box sx={yearLook}>
          {months.map((month) => (
            <Box component="span" key={month} sx={{ display: 'grid', gap: 0.8 }}>
              <Bone width={96} height={14} />
              <Bone height={180} radius={8} />
            </Box>
          ))}
        </Box>
        <Box sx={looks.legend}>
          <Bone width={420} height={18} />
        </Box>
      </div>
      <Box sx={looks.side}>
        <Bone height={72} radius={12} />
        {[1, 2, 3, 4, 5].map((start) => (
          <BoneLines key={start} lines={3} gap={8} />
        ))}
      </Box>
    </Box>
  )
}

/** The legend of the year's colors. */
function Legend({ bands, currency }: { bands: readonly PriceBand[]; currency: string }) {
  const whole = (amount: number) => formatMoney({ amount, currency }, { minorUnits: false })
  return (
    <Box component="ul" sx={looks.legend} aria-label="Legend">
      {bands.map(({ hue, from, to }) => (
        <li key={hue} className="tabular">
          <span className={`${year.swatch} ${year[`band${hue}`]}`} aria-hidden="true" />
          {from === to ? whole(from) : `${whole(from)} – ${whole(to)}`}
        </li>
      ))}
      <li>
        <span className={`${year.swatch} ${year.possible}`} aria-hidden="true" />
        Some rooms on request
      </li>
      <li>
        <span className={`${year.swatch} ${year.current}`} aria-hidden="true" />
        Current start
      </li>
    </Box>
  )
}

/**
 * Shown without start dates: the trip lacks rooms, or nothing is free for all of it in this year.
 */
function NoStarts({
  starts,
  bar,
  onClose,
}: {
  starts: TripStarts
  bar: ReactNode
  onClose: () => void
}) {
  const names = starts.withoutRooms.map(({ name }) => name)
  const close = (
    <Button variant="contained" size="small" onClick={onClose}>
      {names.length > 0 ? 'Select rooms' : 'Edit trip'}
    </Button>
  )
  if (names.length > 0) {
    const text = `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no rooms yet. Select rooms to see when they’re available.`
    return <EmptyState title="Select rooms first" text={text} actions={close} />
  }
  return (
    <>
      {bar}
      <EmptyState
        title="No available start dates this year"
        text="No start date has rooms for every stay in this order. Try fewer nights, other room types or another camp."
        actions={close}
      />
    </>
  )
}

interface YearBarProps {
  readonly starts: Pick<TripStarts, 'from' | 'until' | 'days'>
  /** There is nothing earlier: it starts today. */
  readonly isFirst: boolean
  /** Changes the first start date; undefined is today. */
  readonly onFrom: (from: CalendarDate | undefined) => void
}

/** Which year is shown, and how many start dates it has. */
function YearBar({ starts, isFirst, onFrom }: YearBarProps) {
  const { from, until, days } = starts
  return (
    <Box sx={looks.bar}>
      <IconAction
        icon="chevron-left"
        label="From today"
        size="small"
        disabled={isFirst}
        onClick={() => onFrom(undefined)}
      />
      <strong>{rangeWithYear(from, addDays(until, -1))}</strong>
      <IconAction
        icon="chevron-right"
        label="Next year"
        size="small"
        onClick={() => onFrom(until)}
      />
      <Box component="span" sx={{ ml: 1, fontSize: 13, color: 'ink.note' }} role="status">
        {countOf(days.length, 'start date')}
      </Box>
    </Box>
  )
}

const looks = {
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 18px',
    mt: '18px',
    pt: '14px',
    borderTop: '1px solid var(--mui-palette-ground-line)',
    fontSize: 12.5,
    lineHeight: '18px',
    color: 'ink.second',
    '& li': { display: 'flex', alignItems: 'center', gap: '8px' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 270px',
    gap: 3,
    alignItems: 'start',
    '@media (max-width: 899px)': { gridTemplateColumns: '1fr' },
  },
  side: {
    position: 'sticky',
    top: 0,
    display: 'grid',
    gap: 1.6,
    '@media (max-width: 899px)': { position: 'static', order: -1 },
  },
  bar: {
    ...inRow(0.6),
    minHeight: 34,
    m: '0 0 12px -6px',
    '& strong': { fontWeight: 600, fontSize: 14 },
  },
} as const
