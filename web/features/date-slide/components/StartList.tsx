import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TripStart, TripStarts } from '#shared/api/date-slide'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { formatMoney } from '#shared/format/money'
import { inRow, radius } from '../../../components/looks/looks'
import { differenceWords, stateWords } from '../model/start-words'

interface StartListProps {
  readonly starts: TripStarts
  /** Length of the trip in days. */
  readonly days: number
  readonly isBusy: boolean
  /** Why the trip can't be moved, if it can't. */
  readonly block: string | undefined
  /** Side effects of moving it. */
  readonly note: string | undefined
  readonly onShow: (date: CalendarDate) => void
  readonly onMove: (date: CalendarDate) => void
}

/** The five cheapest start dates: each moves the trip with one click. */
export function StartList({ starts, onShow, ...own }: StartListProps) {
  return (
    <section aria-label="Five lowest-priced start dates">
      <Box component="h3" sx={{ mb: 0.4, fontSize: 15, lineHeight: '20px' }}>
        Lowest prices
      </Box>
      <Box
        component="ol"
        sx={{
          '& li': { ...inRow(1), justifyContent: 'space-between', py: 0.9, px: 0 },
          '& li + li': { borderTop: 1, borderColor: 'ground.line' },
        }}
      >
        {starts.cheapest.map((start) => (
          <li key={start.startDate}>
            <Box
              component="button"
              type="button"
              sx={{
                flex: 1,
                borderRadius: radius.control,
                textAlign: 'left',
                '&:hover b': { textDecoration: 'underline' },
              }}
              onClick={() => onShow(start.startDate)}
            >
              <StartFacts start={start} starts={starts} days={own.days} />
            </Box>
            <MoveButton {...own} start={start} starts={starts} />
          </li>
        ))}
      </Box>
    </section>
  )
}

type ChosenProps = Omit<StartListProps, 'onShow'> & { readonly start: TripStart }

/** The start date selected in the year, and the button that moves the trip there. */
export function ChosenStart({ start, ...own }: ChosenProps) {
  const { starts, days, block, note } = own
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: 1,
        p: '16px 18px 18px',
        borderRadius: radius.card,
        bgcolor: 'forest.50',
      }}
      aria-label="Selected start date"
      aria-live="polite"
    >
      <StartFacts start={start} starts={starts} days={days} isLarge />
      <Box component="p" sx={looks.sure}>
        {stateWords[start.state]}.
      </Box>
      {(block ?? note) !== undefined && (
        <Box component="p" sx={looks.sure}>
          {block ?? note}
        </Box>
      )}
      <MoveButton {...own} start={start} isMain />
    </Box>
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
    <Typography
      component="span"
      variant="body2"
      sx={[looks.facts, isLarge && { '& b': { fontSize: 26, lineHeight: '34px' } }]}
    >
      <span>{rangeWithYear(start.startDate, addDays(start.startDate, days))}</span>
      <b className="tabular">{formatMoney({ amount: start.sell, currency })}</b>
      {difference !== undefined && (
        <Box component="small" sx={isLess ? { '&&': { color: 'success.main' } } : undefined}>
          {difference}
        </Box>
      )}
      {!isLarge && start.state === 'possible' && <small>some rooms on request</small>}
    </Typography>
  )
}

function MoveButton({
  start,
  starts,
  isBusy,
  block,
  isMain = false,
  onMove,
}: ChosenProps & { isMain?: boolean }) {
  const isHere = start.startDate === starts.current.startDate
  const label = isHere ? 'Current start' : isMain ? 'Change dates' : 'Use date'
  return (
    <Button
      variant={isMain ? 'main' : 'outlined'}
      size={isMain ? 'medium' : 'small'}
      disabled={isBusy || isHere || block !== undefined}
      aria-label={isMain || isHere ? undefined : `Use date ${start.startDate}`}
      onClick={() => onMove(start.startDate)}
    >
      {label}
    </Button>
  )
}

const looks = {
  facts: {
    display: 'grid',
    justifyItems: 'start',
    color: 'ink.second',
    '& b': {
      fontSize: 14.5,
      lineHeight: '20px',
      fontWeight: 600,
      letterSpacing: '-0.015em',
      color: 'ink.main',
    },
    '& small': { typography: 'label', fontWeight: 400, color: 'ink.note' },
  },
  sure: { typography: 'body2', color: 'ink.second' },
} as const
