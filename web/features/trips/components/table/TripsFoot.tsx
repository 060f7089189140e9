import Box from '@mui/material/Box'
import { inRow } from '../../../../components/looks/looks'
import { Money } from '../../../../components/money/Money'
import { figureText } from '../../../../components/money/money-parts'
import { sumTrips } from '../../model/totals'
import type { TripView } from '../../model/trip-view'
import { useTabTotals } from '../../state/use-trips'

/** Currencies with their own column; the others are counted. */
const mostColumns = 5

const moreWords = (count: number): string => `${count} more ${count === 1 ? 'currency' : 'currencies'}`

/** The number of trips in the list, and their sales and payments by currency. */
export function TripsFoot({ view }: { readonly view: TripView }) {
  const { shown } = useTabTotals(view)
  if (shown === undefined) return <Box component="footer" sx={looks.foot} />
  const trips = sumTrips(shown)
  const leftOut = shown.reduce((sum, total) => sum + total.leftOut.length, 0)
  const priced = shown.filter(({ sell }) => sell !== 0)
  return (
    <Box component="footer" sx={looks.foot}>
      <Box component="b" sx={{ fontWeight: 600 }}>
        {trips.toLocaleString('en-US')} {trips === 1 ? 'trip' : 'trips'}
      </Box>
      {view.tab !== 'cancelled' && (
        <Box component="span" sx={looks.note}>
          excluding cancelled
        </Box>
      )}
      {leftOut > 0 && (
        <Box component="span" sx={looks.note}>
          {leftOut} with impossible amounts not summed
        </Box>
      )}
      <Box component="span" sx={{ flex: 1 }} />
      {priced.slice(0, mostColumns).map(({ currency, trips: count, sell, paid }) => (
        <Box
          key={currency}
          sx={{
            pl: { sm: 3.4 },
            width: { xs: 1, sm: 'auto' },
            textAlign: 'right',
            '& small': { typography: 'caption', color: 'ink.note', display: 'block' },
            '& b': { display: 'block', fontSize: 16, lineHeight: '22px', fontWeight: 600, letterSpacing: '-0.01em' },
          }}
        >
          <small>
            {currency}, {count} {count === 1 ? 'trip' : 'trips'}
          </small>
          <b>
            <Money amount={sell} currency={currency} look="column" />
          </b>
          <small className="tabular">{figureText(paid, currency)} paid</small>
        </Box>
      ))}
      {priced.length > mostColumns && (
        <Box component="span" sx={looks.note}>
          and {moreWords(priced.length - mostColumns)}
        </Box>
      )}
    </Box>
  )
}

const looks = {
  foot: { ...inRow(1), flexWrap: 'wrap', minHeight: 84, p: '12px 24px', bgcolor: 'ground.soft' },
  note: { typography: 'caption', color: 'ink.note' },
} as const
