import { Suspense } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { priceLockWords } from '../../../../trip/price/price-lock'
import { shownRates } from '../../../../trip/price/shown-rates'
import { WhenSeen } from '../WhenSeen'
import styles from './price-body.module.css'
import { RatesSection } from './RatesSection'

/** Below the fold, or nearly so. */
const FinanceSection = lazyPage(
  () => import('./FinanceSection'),
  (module) => module.FinanceSection,
)
const FigureTables = lazyPage(
  () => import('./FigureTables'),
  (module) => module.FigureTables,
)
const OverridesSection = lazyPage(
  () => import('./OverridesSection'),
  (module) => module.OverridesSection,
)

/** Everything below the price: rates to set, and every figure that follows. */
export function PriceBody() {
  const { trip, permission } = useTripPage()
  const exchange = shownRates(trip)
  const hasOverride = trip.itinerary.segments.some(({ sellOverride }) => sellOverride !== undefined)
  return (
    <div className={styles.body}>
      {permission.isLocked && (
        <p className={styles.locked}>
          <Icon name="lock" size={15} />
          {priceLockWords(trip)}
        </p>
      )}
      <RatesSection />
      <WhenSeen height={359} className={styles.later}>
        <FinanceSection />
      </WhenSeen>
      {hasOverride && (
        <Suspense>
          <OverridesSection />
        </Suspense>
      )}
      <WhenSeen height={593} className={styles.later}>
        <FigureTables />
      </WhenSeen>
      {exchange !== undefined && <p className={styles.exchange}>{exchange}</p>}
    </div>
  )
}
