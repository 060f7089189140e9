import { Money } from '../../../../components/money/Money'
import styles from './stay-price.module.css'
import { useLivePrice } from './use-live-price'

/** What one stay sells for, or why that is not known yet. */
export function StayPrice({ segmentId }: { readonly segmentId: string }) {
  const { sellOf, missing, currency } = useLivePrice()
  const reason = missing.find((one) => one.segmentId === segmentId)?.reason
  const sell = sellOf.get(segmentId)
  if (reason !== undefined || sell === undefined) return <span className={styles.reason}>{reason ?? 'Not priced'}</span>
  return (
    <span className="tabular">
      <Money amount={sell} currency={currency} />
    </span>
  )
}
