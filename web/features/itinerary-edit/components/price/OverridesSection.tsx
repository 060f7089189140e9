import Button from '@mui/material/Button'
import { figureText } from '../../../../components/money/money-parts'
import { useTripPage } from '../../../../trip/page/trip-page'
import { overriddenSells } from '../../../../trip/price/overridden-sells'
import { segmentName } from '../../../../trip/segments/segment-words'
import styles from './price-body.module.css'

/** Every sell that was set by hand, what it would be otherwise, and why it is not. */
export function OverridesSection() {
  const { trip, pricing, permission, overrideSell } = useTripPage()
  const rows = overriddenSells(trip, pricing)
  return (
    <section className={styles.section} aria-label="Sells set by hand">
      <header className={styles.head}>
        <h2>Set by hand</h2>
        <span className={styles.aside}>instead of computed</span>
      </header>
      <ul className={styles.overrides}>
        {rows.map(({ segment, computed, sell, reason }) => (
          <li key={segment.id}>
            <b dir="auto">{segmentName(segment)}</b>
            <span className="tabular">{figureText(sell, trip.currency)}</span>
            <q className={reason === undefined ? styles.aside : undefined} dir="auto">
              {reason ?? 'no reason was given'}
            </q>
            <s className="tabular">
              <span className="visually-hidden">instead of </span>
              {figureText(computed, trip.currency)}
            </s>
            {permission.price && (
              <Button
                size="xsmall"
                variant="text"
                aria-label={`Change the sell of ${segmentName(segment)}`}
                onClick={() => overrideSell(segment.id)}
              >
                Change
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
