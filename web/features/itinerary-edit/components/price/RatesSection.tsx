import Button from '@mui/material/Button'
import { useTripPage } from '../../../../trip/page/trip-page'
import { defaultRates, rateRows } from '../../../../trip/price/rate-rows'
import styles from './price-body.module.css'
import { RateRow } from './RateRow'

/** The rates of the trip, within their limits; a tick marks what the agency usually takes. */
export function RatesSection() {
  const { trip, pricing, settings, permission, editor } = useTripPage()
  const rows = rateRows(trip, { context: pricing, settings })
  const isUsual = rows.every(({ value, usual }) => value === usual)
  const setDefaults = () => {
    const usual = defaultRates({ context: pricing, settings })
    editor.edit(Object.fromEntries(rows.map(({ name }) => [`rates.${name}`, usual[name]])))
  }
  return (
    <section className={styles.section} id="rates" tabIndex={-1} aria-label="Rates">
      <header className={styles.head}>
        <h2>
          Rates <span className={styles.aside}>{trip.model} model</span>
        </h2>
        {isUsual || !permission.price ? (
          <span className={styles.aside}>{isUsual ? 'agency defaults' : ''}</span>
        ) : (
          <Button size="xsmall" variant="text" onClick={setDefaults}>
            Agency defaults
          </Button>
        )}
      </header>
      {rows.map((row) => (
        <RateRow
          key={row.name}
          row={row}
          isReadOnly={!permission.price}
          onChange={(value) => editor.edit({ [`rates.${row.name}`]: value }, `rates.${row.name}`)}
        />
      ))}
      {rows.some(({ isIdle }) => isIdle) && (
        <p className={styles.note}>Rack has no effect: no segment here is rack priced.</p>
      )}
      {trip.currency !== 'USD' && (
        <label className={styles.markup}>
          <input
            type="checkbox"
            checked={trip.flags.includes('xfsm')}
            disabled={!permission.price}
            onChange={(event) => editor.edit({ xfsm: event.target.checked })}
          />
          Foreign-sell markup of {pricing.fees.foreignSellMarkup}%
        </label>
      )}
    </section>
  )
}
