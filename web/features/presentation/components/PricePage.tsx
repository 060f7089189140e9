import type { PresentationView } from '#shared/api/presentation-shapes'
import { guestWords } from '#shared/format/words'
import { Contours } from '../../../components/brand/Contours'
import { Icon } from '../../../components/icons/Icon'
import { Money } from '../../../components/money/Money'
import { PriceParts } from './PriceParts'
import styles from './presentation.module.css'

interface PricePageProps {
  readonly view: PresentationView
  readonly price: NonNullable<PresentationView['price']>
}

/** What it costs, as the agent shows it, and what that includes. */
export function PricePage({ view, price }: PricePageProps) {
  const { mode, total, perPerson, parties = [] } = price
  const { currency, adults, children } = view
  const main = mode === 'perPerson' ? perPerson : total
  const people = adults + children
  return (
    <section className={styles.price} data-step id="price" aria-label="The price">
      <Contours />
      <div className={styles.priceGrid}>
        <div>
          <p className={styles.eyebrow}>{price.title || 'The price'}</p>
          {main !== undefined && (
            <p className={styles.sum}>
              <Money amount={main} currency={currency} look="big" counting={false} />
            </p>
          )}
          <p className={styles.sumNote}>
            {mode === 'perPerson' ? 'per person, ' : `for ${guestWords({ adults, children })}, `}
            everything listed here included
          </p>
          {mode === 'total' && perPerson !== undefined && people > 1 && (
            <p className={styles.perPerson}>
              <b>
                <Money amount={perPerson} currency={currency} />
              </b>{' '}
              per person
            </p>
          )}
          {mode === 'byParty' && (
            <dl className={styles.sums}>
              {parties.map(({ name, amount }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name
                <div key={`${index} ${name}`}>
                  <dt dir="auto">{name}</dt>
                  <dd>
                    <Money amount={amount} currency={currency} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <PriceParts price={price} currency={currency} />
        </div>
        <div className={styles.lists}>
          <Lines title="Included" lines={price.included} icon="check" />
          <Lines title="Not included" lines={price.notIncluded} icon="minus" />
        </div>
      </div>
    </section>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly icon: 'check' | 'minus'
}

function Lines({ title, lines, icon }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            <Icon name={icon} size={18} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
