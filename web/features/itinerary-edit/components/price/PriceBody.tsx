import { Suspense } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { priceLockWords } from '../../model/price-lock'
import { shownRates } from '../../model/shown-rates'
import { useTripPage } from '../../state/trip-page'
import { FigureTables } from './FigureTables'
import { FinanceSection } from './FinanceSection'
import styles from './price-body.module.css'
import { RatesSection } from './RatesSection'

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
      <FinanceSection />
      {hasOverride && (
        <Suspense>
          <OverridesSection />
        </Suspense>
      )}
      <FigureTables />
      {exchange !== undefined && <p className={styles.exchange}>{exchange}</p>}
    </div>
  )
}
