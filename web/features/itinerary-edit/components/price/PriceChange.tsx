import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../../components/icons/Icon'
import { moneyText } from '../../../../components/money/money-parts'
import { historyQuery } from '../../../../trip/api/history-query'
import { readVersions } from '../../../../trip/life/history-lines'
import { useTripPage } from '../../../../trip/page/trip-page'
import { priceChange } from '../../../../trip/price/price-change'
import { tripUnpricedStays } from '../../../../trip/price/trip-unpriced-stays'

/** How far the sell price has moved since the last quote. */
export function PriceChange() {
  const { trip, price, state } = useTripPage()
  const { id, version } = state.base
  const history = useQuery(historyQuery(id, { version, limit: readVersions }))
  const amount = priceChange({
    base: state.base,
    sell: price.finance.sell,
    history: history.data ?? [],
  })
  // A partial sum is nothing to compare a price with.
  const isPartial = tripUnpricedStays(trip).length > 0
  if (amount === undefined || isPartial) return null
  return (
    <Box component="span" sx={[amount > 0 && looks.up, !(amount > 0) && looks.down]}>
      <Icon name="trending-up" size={15} />
      <span>
        {moneyText(Math.abs(amount), trip.currency)}
        <span className="visually-hidden">{amount > 0 ? ' more' : ' less'}</span> since last quote
      </span>
    </Box>
  )
}

const looks = {
  up: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: '#f8cfa9',
  },
  down: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: '#cfe3d9',
    '& svg': { transform: 'scaleY(-1)' },
  },
} as const
