import { counted } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import type { QuoteBlocker } from '#shared/itinerary/quote-readiness'
import { Contours } from '../../../../components/brand/Contours'
import { Money } from '../../../../components/money/Money'
import type { LivePrice } from '../../model/live-price'
import { useBuilder } from '../../state/builder-store'
import styles from './price-block.module.css'
import { QuoteButton } from './QuoteButton'

interface PriceBlockProps {
  readonly price: LivePrice
  readonly isOpen: boolean
  readonly onFix: (blocker: QuoteBlocker) => void
  readonly onQuoted: (id: ItineraryId) => void
}

/** The price as it stands, always in sight, and what it does not hold yet. */
export function PriceBlock({ price, isOpen, onFix, onQuoted }: PriceBlockProps) {
  const travelers = useBuilder(({ adults, children }) => adults + children)
  const { sell, currency, missing } = price
  const isLoading = missing.some((one) => one.isLoading)
  const unknown = missing.filter((one) => !one.isLoading)
  return (
    <div className={isOpen ? styles.block : `${styles.block} ${styles.slim}`}>
      <Contours />
      <div className={styles.figures}>
        <span className={styles.label}>
          {isLoading ? 'Pricing…' : 'Live price'}
          {!isOpen && unknown.length > 0 && ` · without ${counted(unknown.length, 'stay')}`}
        </span>
        <div className={styles.price} aria-live="polite">
          {sell === 0 && missing.length > 0 ? (
            <span className={styles.none}>No price yet</span>
          ) : (
            <Money amount={sell} currency={currency} look="big" />
          )}
        </div>
        <span className={`${styles.sub} tabular`}>
          {travelers > 0 && sell > 0 && (
            <>
              <Money amount={Math.round(sell / travelers)} currency={currency} /> per person ·{' '}
            </>
          )}
          {counted(travelers, 'traveler')}
        </span>
        {unknown.length > 0 && (
          <span
            className={styles.missing}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip names what is missing
            tabIndex={0}
            data-tip={unknown.map(({ campName, reason }) => `${campName}: ${reason}`).join('\n')}
          >
            Without {counted(unknown.length, 'stay')}
            <span className="visually-hidden">
              : {unknown.map(({ campName, reason }) => `${campName}, ${reason}`).join('; ')}
            </span>
          </span>
        )}
      </div>
      <QuoteButton isSlim={!isOpen} onFix={onFix} onQuoted={onQuoted} />
    </div>
  )
}
