import { availabilityLabels } from '#shared/calendar/availability'
import { Bone } from '../../../../components/feedback/Bone'
import { Money } from '../../../../components/money/Money'
import styles from './room-card.module.css'

/** Whole dollars per person; a price of 0 shows 'No pricing available' (2 §5.4). */
export function RoomPrice({ price, isLoading }: { readonly price: number; readonly isLoading: boolean }) {
  if (isLoading) return <Bone width={70} height={36} />
  if (price === 0) return <span className={styles.noPrice}>{availabilityLabels.noPricing}</span>
  return (
    <div className={styles.price}>
      <b className="tabular">
        <Money amount={price} currency="USD" whole />
      </b>
      <span>per person</span>
    </div>
  )
}
