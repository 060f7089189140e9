import { shortenMoney } from '#shared/format/money'
import { exponentOf } from '#shared/money/currency-exponent'
import { Bone } from '../../../../components/feedback/Bone'
import { Money } from '../../../../components/money/Money'
import { moneyText } from '../../../../components/money/money-parts'
import styles from './summary.module.css'

/** Whole units from which a sum is shortened (1 §9): a longer one has no room. */
const longFrom = 100_000_000

interface BigSumProps {
  /** Undefined until it is there. */
  readonly amount: number | undefined
  readonly currency: string
  readonly failed: boolean
}

/** One of the large sums, in whole units. */
export function BigSum({ amount, currency, failed }: BigSumProps) {
  if (amount === undefined) {
    return <span className={styles.sum}>{failed ? '–' : <Bone width={130} height={30} />}</span>
  }
  const isLong = Math.abs(amount) >= longFrom * 10 ** exponentOf(currency)
  return (
    <b className={styles.sum} title={isLong ? moneyText(amount, currency, { cents: false }) : undefined}>
      {isLong ? shortenMoney({ amount, currency }) : <Money amount={amount} currency={currency} look="big" whole />}
    </b>
  )
}
