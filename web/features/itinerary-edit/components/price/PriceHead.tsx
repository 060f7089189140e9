import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Contours } from '../../../../components/brand/Contours'
import { Icon } from '../../../../components/icons/Icon'
import { Money } from '../../../../components/money/Money'
import { moneyText } from '../../../../components/money/money-parts'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { historyQuery } from '../../api/history-query'
import { compositionOf, percentText, permilleOf } from '../../model/composition'
import { lastVersions } from '../../model/history-lines'
import { priceChange } from '../../model/price-change'
import { useTripPage } from '../../state/trip-page'
import { WhyFigure } from '../why/WhyFigure'
import { GuideLine } from './GuideLine'
import styles from './price-head.module.css'

const CurrencyMenu = lazyPage(
  () => import('./CurrencyMenu'),
  (module) => module.CurrencyMenu,
)

/** The price, always in sight: what the trip sells for, per person, and what it is made of. */
export function PriceHead() {
  const { trip, price } = useTripPage()
  const { sell } = price.finance
  const { pax } = trip.itinerary
  return (
    <div className={styles.head}>
      <Contours />
      <div className={styles.top}>
        <span>{price.isLocked ? 'Sell, locked' : 'Sell'}</span>
        <Currency />
      </div>
      <div className={styles.sell} aria-live="polite">
        <WhyFigure path="finance.sell" name="Sell" look="onDark">
          <Money amount={sell} currency={trip.currency} look="big" />
        </WhyFigure>
      </div>
      <div className={`${styles.sub} tabular`}>
        <span>{pax > 0 ? `${moneyText(Math.round(sell / pax), trip.currency)} per person` : 'Nobody travels yet'}</span>
        <Change />
      </div>
      <GuideLine />
      <Composition />
      {price.failure !== undefined && (
        <p className={styles.failure} role="alert">
          <Icon name="triangle-alert" size={15} />
          {price.failure}: these are the last stored figures.
        </p>
      )}
    </div>
  )
}

function Currency() {
  const { trip, permission } = useTripPage()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!permission.price || trip.payments.length > 0) {
    const why = trip.payments.length > 0 ? `Payments are asked for in ${trip.currency}` : undefined
    return (
      <span className={styles.currency} title={why}>
        {trip.currency}
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.currency} ${styles.choosable}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`Sold in ${trip.currency}, change currency`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {trip.currency}
        <Icon name="chevron-down" size={14} />
      </button>
      <Suspense>{anchor && <CurrencyMenu anchor={anchor} onClose={() => setAnchor(undefined)} />}</Suspense>
    </>
  )
}

/** By how much the sell has moved since the version before. */
function Change() {
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

function Composition() {
  const { price, trip } = useTripPage()
  const parts = compositionOf(price)
  if (parts.length === 0) return <div className={styles.bar} aria-hidden="true" />
  const lost = Math.max(0, -price.margins.total)
  const words = parts.map(({ name, permille }) => `${name} ${percentText(permille)}`)
  return (
    <>
      <div className={styles.bar} role="img" aria-label={`What the price is made of: ${words.join(', ')}`}>
        {parts.map(({ name, amount }) => (
          <i key={name} className={styles[name]} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className={`${styles.legend} tabular`} aria-hidden="true">
        {parts.map(({ name, permille }) => (
          <li key={name} className={styles[name]}>
            {name} {percentText(permille)}
          </li>
        ))}
        {lost > 0 && (
          <li className={styles.loss}>
            Margin {moneyText(-lost, trip.currency)} ({percentText(permilleOf(-lost, price.finance.sell))})
          </li>
        )}
      </ul>
    </>
  )
}
