import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { shortDate } from '#shared/format/dates'
import { TitledCard } from '../../../components/card/TitledCard'
import { figureText, moneyText } from '../../../components/money/money-parts'
import type { Converter } from '../../../lib/exchange/converter'
import { useSession } from '../../../lib/session/session'
import type { Dashboard, Whose } from '../api/dashboard-query'
import { owedPath } from '../model/dashboard-words'
import { Quiet } from './WorkCards'

const movePercent = 3
const maxShown = 5

interface ExposureCardProps {
  readonly data: Dashboard
  readonly whose: Whose
  readonly convert: Converter | undefined
}

/**
 * What suppliers are still to get in other currencies, at today's rates, and what a move would
 * cost.
 */
export function ExposureCard({ data: { exposure, today }, whose, convert }: ExposureCardProps) {
  const { currency } = useSession().agency
  const text = (amount: number, of = currency) => moneyText(amount, of, { cents: false })
  const rows = exposure
    .filter(({ unpaid }) => unpaid > 0)
    .map((row) => ({ ...row, worth: convert?.(row.unpaid, row.currency) }))
    .sort((one, other) => (other.worth ?? 0) - (one.worth ?? 0))
  const open = rows
    .filter((row) => row.currency !== currency)
    .reduce((sum, { worth = 0 }) => sum + worth, 0)
  return (
    <TitledCard title="Currency exposure">
      {rows.length === 0 && (
        <Quiet>No booked trip buys in another currency than it sells in.</Quiet>
      )}
      {rows.slice(0, maxShown).map(({ currency: bought, unpaid, whole, worth, trips, next }) => {
        const coveredPercent = whole > 0 ? Math.floor(((whole - unpaid) / whole) * 100) : 100
        return (
          <Box component={Link} key={bought} to={owedPath(bought, whose, today)} sx={row}>
            <p>
              <b>
                {bought} {figureText(unpaid, bought).replace(/\.\d+$/, '')}
              </b>
              <span>{worth === undefined ? 'No rate' : text(worth)}</span>
            </p>
            <Box
              sx={{
                height: 5,
                m: '5px 0 4px',
                borderRadius: 5,
                bgcolor: 'ember.200',
                overflow: 'hidden',
                forcedColorAdjust: 'none',
              }}
            >
              <Box sx={{ width: `${coveredPercent}%`, height: 5, bgcolor: 'forest.600' }} />
            </Box>
            <small>
              <span>{coveredPercent}% paid to suppliers</span>
              <span>
                {trips} {trips === 1 ? 'trip' : 'trips'}, next {shortDate(next)}
              </span>
            </small>
          </Box>
        )
      })}
      {open > 0 && (
        <Box component="p" sx={foot}>
          {text(open)} is still to be paid in other currencies than {currency}. If {currency}{' '}
          weakens by {movePercent}%, it costs <b>{text(Math.round((open * movePercent) / 100))}</b>{' '}
          of margin.
        </Box>
      )}
    </TitledCard>
  )
}

const row = {
  display: 'block',
  flex: '1 0 auto',
  p: '9px 18px',
  borderTop: '1px solid',
  borderColor: 'ground.sand2',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: 'ground.soft' },
  '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-forest-500)' },
  '& p, & small': { display: 'flex', justifyContent: 'space-between', gap: 1 },
  '& p': { fontSize: 13, fontWeight: 600 },
  '& small': { fontSize: 12, color: 'ink.second' },
}
const foot = {
  p: '10px 18px 12px',
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'ground.soft',
  fontSize: 12.5,
  lineHeight: '17px',
  color: 'ink.second',
  '& b': { fontWeight: 600, color: 'ink.main' },
}
