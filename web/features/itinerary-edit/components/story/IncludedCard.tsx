import { Icon } from '../../../../components/icons/Icon'
import { moneyText } from '../../../../components/money/money-parts'
import { includedIn } from '../../model/story'
import { useTripPage } from '../../state/trip-page'
import styles from './story-view.module.css'

/** What the price holds and what it does not, as the client reads it. */
export function IncludedCard() {
  const { journey, price, trip } = useTripPage()
  const { included, notIncluded } = includedIn(journey)
  if (included.length === 0) return null
  const { sell } = price.finance
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
      {sell > 0 && (
        <p className={`${styles.onPaper} tabular`}>
          Your price: <b>{moneyText(sell, trip.currency)}</b>
        </p>
      )}
    </section>
  )
}
