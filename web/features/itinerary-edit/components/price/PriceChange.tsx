import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../../components/icons/Icon'
import { moneyText } from '../../../../components/money/money-parts'
import { historyQuery } from '../../../../trip/api/history-query'
import { lastVersions } from '../../../../trip/life/history-lines'
import { useTripPage } from '../../../../trip/page/trip-page'
import { priceChange } from '../../../../trip/price/price-change'
import styles from './price-head.module.css'

/** By how much the sell has moved since the version before. */
export function PriceChange() {
  const { trip, price, state } = useTripPage()
  const { id, version } = state.base
  const history = useQuery(historyQuery(id, { version, limit: lastVersions }))
  const change = priceChange({ base: state.base, sell: price.finance.sell, history: history.data ?? [] })
  if (change === undefined) return null
  const { amount, since } = change
  return (
    <span className={amount > 0 ? styles.up : styles.down}>
      <Icon name="trending-up" size={15} />
      <span>
        {moneyText(Math.abs(amount), trip.currency)}
        <span className="visually-hidden">{amount > 0 ? ' more' : ' less'}</span> since v{since}
      </span>
    </span>
  )
}
