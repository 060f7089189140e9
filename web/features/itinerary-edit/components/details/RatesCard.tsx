import Box from '@mui/material/Box'
import { longDate } from '#shared/format/dates'
import { usedRates } from '../../../../trip/life/detail-rows'
import { useTripPage } from '../../../../trip/page/trip-page'
import { rateRows } from '../../../../trip/price/rate-rows'
import { detailLooks } from './detail-looks'

/** The percentages and exchange rates used for the price. */
export function RatesCard() {
  const { trip, pricing, settings } = useTripPage()
  const { date } = trip.exchange
  const rates = rateRows(trip, { context: pricing, settings }).filter(({ isIdle }) => !isIdle)
  return (
    <Box component="section" sx={detailLooks.card} aria-label="Rates used for this price">
      <h2>Rates used</h2>
      <Box component="dl" sx={looks.amounts}>
        {rates.map(({ name, label, value, usual }) => (
          <div key={name}>
            <dt>
              {label}
              {value !== usual && <small>{usual}% by default</small>}
            </dt>
            <dd className="tabular">{value}%</dd>
          </div>
        ))}
      </Box>
      <h3>
        Exchange rates per USD
        {date !== undefined && <small className="tabular">{longDate(date)}</small>}
      </h3>
      <Box component="dl" sx={looks.amounts}>
        {usedRates(trip).map(({ code, rate, use }) => (
          <div key={code}>
            <dt>
              {code}
              <small>{use}</small>
            </dt>
            <dd className="tabular">{rate}</dd>
          </div>
        ))}
      </Box>
    </Box>
  )
}

const looks = {
  amounts: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }, // the sheet's other lists have two columns
    '& > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '14px',
      p: '4px 0',
    },
    '& dt': { color: 'inherit' },
    '& dd': { flex: 'none' },
  },
} as const
