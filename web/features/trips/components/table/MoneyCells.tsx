import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { shortDate } from '#shared/format/dates'
import { Icon } from '../../../../components/icons/Icon'
import { Money } from '../../../../components/money/Money'
import { figureText } from '../../../../components/money/money-parts'
import { todayHere } from '../../../../lib/time/today-here'
import { unpricedWords } from '../../../../trip/price/unpriced-words'
import type { Trip } from '../../api/trips-query'
import { type Due, dueOf } from '../../model/due'
import { paidProgress } from '../../model/paid-progress'
import { signedPercent } from '../../model/trip-words'

/** How many characters of a price fit at the usual size. */
const longest = 12

/**
 * What the client pays, with its currency; a dash until the trip is priced. A sum that lacks stays
 * is quiet, and says so.
 */
export function SellCell({ trip: { sell, currency, unpriced } }: { readonly trip: Trip }) {
  const lacks = unpricedWords(unpriced)
  if (sell === 0)
    return <td className="figures sell quiet">–{lacks !== undefined && <small>{lacks}</small>}</td>
  const isLong = figureText(sell, currency).length > longest
  return (
    <td
      className={['figures sell', isLong && 'long', lacks !== undefined && 'quiet']
        .filter(Boolean)
        .join(' ')}
    >
      <span className="code">{currency}</span>
      <Money amount={sell} currency={currency} look="column" />
      {lacks !== undefined && <small>{lacks}</small>}
    </td>
  )
}

/** The margin with its percentage; red when negative. None before every stay has its price. */
export function MarginCell({
  trip: { margin, sell, currency, unpriced = 0 },
}: {
  readonly trip: Trip
}) {
  if (margin === undefined || sell === 0 || unpriced > 0)
    return <td className="figures minor quiet">–</td>
  return (
    <td className="figures minor">
      <Money amount={margin} currency={currency} look="column" />
      <small className="tabular">{signedPercent(margin, sell)}</small>
    </td>
  )
}

const icons = { overdue: 'circle-alert', soon: 'clock', paid: 'circle-check' } as const
const colors = { overdue: 'error', soon: 'warning', paid: 'success', later: 'default' } as const

/** A trip's next payment as a chip: overdue, soon, later, paid in full; or why there is none. */
export function DueCell({ trip }: { readonly trip: Trip }) {
  const due = dueOf(trip, todayHere())
  return (
    <td className="due" title={amountWords(trip)}>
      <DueChip due={due} />
    </td>
  )
}

function DueChip({ due: { look, words } }: { readonly due: Due }) {
  if (look === 'none')
    return (
      <Box component="span" sx={{ color: 'ink.note' }}>
        {words}
      </Box>
    )
  const icon = look === 'later' ? {} : { icon: <Icon name={icons[look]} size={14} /> }
  return (
    <Chip
      variant={look === 'later' ? 'outlined' : 'filled'}
      color={colors[look]}
      label={words}
      {...icon}
    />
  )
}

function amountWords({ dueAmount, dueDate, currency }: Trip): string | undefined {
  if (dueAmount === undefined || dueDate === undefined) return undefined
  return `${currency} ${figureText(dueAmount, currency)} due ${shortDate(dueDate)}, ${dueDate.slice(0, 4)}`
}

/** Payment progress: a bar with a notch at the deposit, the amount and the percentage. */
export function PaidCell({ trip }: { readonly trip: Trip }) {
  const progress = paidProgress(trip)
  const { currency, paid, deposit = 0, state } = trip
  if (progress === undefined || state === 'cancelled') {
    return (
      <td className="paid">
        <Box
          sx={{
            width: 132,
            maxWidth: 1,
            fontSize: 12.5,
            lineHeight: '15px',
            color: 'ink.note',
            '&::before': {
              content: '""',
              display: 'block',
              height: 2,
              m: '2px 0 8px',
              background:
                'repeating-linear-gradient(90deg, var(--mui-palette-divider) 0 4px, transparent 4px 8px)',
            },
          }}
        >
          <span>
            {state === 'cancelled' ? (paid > 0 ? figureText(paid, currency) : 'Cancelled') : '–'}
          </span>
        </Box>
      </td>
    )
  }
  return (
    <td className="paid">
      <Box
        sx={{ width: 132, maxWidth: 1, fontSize: 12.5, lineHeight: '15px' }}
        title={deposit > 0 ? `Deposit ${figureText(deposit, currency)}` : undefined}
      >
        <Box
          sx={{
            position: 'relative',
            height: 6,
            mb: 0.6,
            borderRadius: '6px',
            bgcolor: 'ground.sand2',
            '& i': {
              position: 'absolute',
              inset: '0 auto 0 0',
              borderRadius: '6px',
              bgcolor: 'forest.600',
              transition: 'width 200ms var(--mui-pace-ease)',
            },
            '& u': {
              position: 'absolute',
              top: -3,
              width: 2,
              height: 12,
              ml: -0.1,
              borderRadius: '2px',
              bgcolor: 'background.paper',
              boxShadow: '0 0 0 0.5px var(--mui-palette-ground-field)',
            },
          }}
          aria-hidden="true"
        >
          <i style={{ width: `${progress.paid * 100}%` }} />
          {progress.deposit !== undefined && <u style={{ left: `${progress.deposit * 100}%` }} />}
        </Box>
        <Box
          component="span"
          className="tabular"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            '& em': { fontStyle: 'normal', color: 'ink.note' },
          }}
        >
          <Money amount={paid} currency={currency} look="column" />
          <em>{progress.percent}%</em>
        </Box>
      </Box>
    </td>
  )
}
