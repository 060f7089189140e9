import { availabilityLabels } from '#shared/calendar/availability'
import type { SupplierPrice } from '#shared/pricing/guide-price'
import { Bone } from '../../../../components/feedback/Bone'
import { Money } from '../../../../components/money/Money'
import { useGuidePrice } from '../use-guide-price'
import styles from './room-card.module.css'

interface RoomPriceProps {
  /** The supplier's, per person sharing a night. */
  readonly price: SupplierPrice
  readonly isLoading: boolean
}

/** Whole dollars per person at the agency's margins; a price of 0 shows 'No pricing available' (2 §5.4). */
export function RoomPrice({ price, isLoading }: RoomPriceProps) {
  const sellOf = useGuidePrice()
  if (isLoading) return <Bone width={70} height={36} />
  if (price.amount === 0) return <span className={styles.noPrice}>{availabilityLabels.noPricing}</span>
  return (
    <div className={styles.price}>
      <b className="tabular">
        <Money amount={sellOf(price)} currency="USD" whole />
      </b>
      <span>per person</span>
    </div>
  )
}
