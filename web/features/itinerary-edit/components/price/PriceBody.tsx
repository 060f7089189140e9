import { Icon } from '../../../../components/icons/Icon'
import { shownRates } from '../../model/shown-rates'
import { useTripPage } from '../../state/trip-page'
import { FigureTables } from './FigureTables'
import { FinanceSection } from './FinanceSection'
import styles from './price-body.module.css'
import { RatesSection } from './RatesSection'

/** Everything below the price: rates to set, and every figure that follows. */
export function PriceBody() {
  const { trip, permission } = useTripPage()
  const exchange = shownRates(trip)
  return (
    <div className={styles.body}>
      {permission.isLocked && (
        <p className={styles.locked}>
          <Icon name="lock" size={15} />
          The price is locked: payments were generated for it.
        </p>
      )}
      <RatesSection />
      <FinanceSection />
      <FigureTables />
      {exchange !== undefined && <p className={styles.exchange}>{exchange}</p>}
    </div>
  )
}
