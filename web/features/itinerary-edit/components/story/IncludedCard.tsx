import { Icon } from '../../../../components/icons/Icon'
import { moneyText } from '../../../../components/money/money-parts'
import type { JourneyItem } from '../../../../trip/journey/journey'
import { includedIn } from '../../../../trip/story/story'
import styles from './story-view.module.css'

interface IncludedCardProps {
  readonly journey: readonly JourneyItem[]
  /** For paper, where no bar stands at the foot. */
  readonly price?: { readonly sell: number; readonly currency: string }
}

/** What the price holds and what it does not, as the client reads it. */
export function IncludedCard({ journey, price }: IncludedCardProps) {
  const { included, notIncluded } = includedIn(journey)
  if (included.length === 0) return null
  return (
    <section className={styles.included} aria-labelledby="included">
      <h2 id="included">What is included</h2>
      <div>
        <ul>
          {included.map((line) => (
            <li key={line}>
              <Icon name="check" size={16} />
              {line}
            </li>
          ))}
        </ul>
        {notIncluded.length > 0 && (
          <div>
            <h3>Not included</h3>
            <ul className={styles.not}>
              {notIncluded.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and none of them moves
                <li key={`${line} ${index}`}>
                  <Icon name="minus" size={16} />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {price !== undefined && price.sell > 0 && (
        <p className={`${styles.onPaper} tabular`}>
          Your price: <b>{moneyText(price.sell, price.currency)}</b>
        </p>
      )}
    </section>
  )
}
