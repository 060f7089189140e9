import { counted } from '#shared/format/words'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { unpricedStays } from '../../../../trip/price/unpriced-stays'
import { AfterFirstScreen } from '../AfterFirstScreen'
import styles from './price-head.module.css'

const GuideTotal = lazyPage(
  () => import('./GuideTotal'),
  (module) => module.GuideTotal,
)

/** How many stays the price leaves out until the next quote, and about what it will be with them. */
export function GuideLine() {
  const { trip, price } = useTripPage()
  const stays = unpricedStays(trip)
  if (stays.length === 0 || price.isLocked) return null
  const words = `without ${counted(stays.length, 'stay')} that the quote will price`
  return (
    <p className={`${styles.guide} tabular`}>
      <AfterFirstScreen fallback={words}>
        <GuideTotal stays={stays} words={words} />
      </AfterFirstScreen>
    </p>
  )
}
