import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { relativeDay } from '#shared/format/dates'
import { exchangeRatesQuery } from '../../lib/exchange/exchange-rates-query'
import { useSession } from '../../lib/session/session'
import { todayHere } from '../../lib/time/today-here'

/** Currencies that most safaris are bought in. */
const usual = ['ZAR', 'BWP', 'KES']

/**
 * The day's rates at the foot of the side bar: one US dollar in the agency's own currency and the
 * usual ones.
 */
export function DayRates() {
  const { agency } = useSession()
  const { data } = useQuery(exchangeRatesQuery())
  if (data === undefined) return null
  const shownCurrencies = [agency.currency, ...usual]
    .filter((currency) => currency !== 'USD')
    .slice(0, 3)
  return (
    <Typography variant="caption" component="div" className="tabular" sx={{ lineHeight: '18px' }}>
      <Box component="p" sx={{ color: 'ink.note' }}>
        One US dollar, {relativeDay(data.date, todayHere())}
      </Box>
      <dl>
        {shownCurrencies.map((currency) => (
          <Box
            key={currency}
            sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 500 }}
          >
            <dt>{currency}</dt>
            <dd>{rateText(data.rates[currency])}</dd>
          </Box>
        ))}
      </dl>
    </Typography>
  )
}

const rateText = (rate: string | undefined): string =>
  rate === undefined ? 'No rate' : Number(rate).toFixed(4)
