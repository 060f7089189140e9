import { Suspense, useState } from 'react'
import { Contours } from '../../../../components/brand/Contours'
import { Icon } from '../../../../components/icons/Icon'
import { Money } from '../../../../components/money/Money'
import { figureText, moneyText } from '../../../../components/money/money-parts'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { compositionOf, percentText, permilleOf } from '../../../../trip/people/composition'
import { AfterFirstScreen } from '../AfterFirstScreen'
import { WhyFigure } from '../why/WhyFigure'
import { GuideLine } from './GuideLine'
import styles from './price-head.module.css'

const PriceChange = lazyPage(
  () => import('./PriceChange'),
  (module) => module.PriceChange,
)
const CurrencyMenu = lazyPage(
  () => import('./CurrencyMenu'),
  (module) => module.CurrencyMenu,
)

/** How many characters of a price the head has room for at full size. */
const roomInLarge = 14

/** The price, always in sight: what the trip sells for, per person, and what it is made of. */
export function PriceHead() {
  const { trip, price } = useTripPage()
  const { sell } = price.finance
  const { pax } = trip.itinerary
  const isLong = figureText(sell, trip.currency).length > roomInLarge
  return (
    <div className={styles.head}>
      <Contours />
      <div className={styles.top}>
        <span>{price.isLocked ? 'Sell, locked' : 'Sell'}</span>
        <Currency />
      </div>
      <div className={isLong ? `${styles.sell} ${styles.long}` : styles.sell} aria-live="polite">
        <WhyFigure path="finance.sell" name="Sell" look="onDark">
          <Money amount={sell} currency={trip.currency} look="big" />
        </WhyFigure>
      </div>
      <div className={`${styles.sub} tabular`}>
        <span>{pax > 0 ? `${moneyText(Math.round(sell / pax), trip.currency)} per person` : 'Nobody travels yet'}</span>
        <AfterFirstScreen>
          <PriceChange />
        </AfterFirstScreen>
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
