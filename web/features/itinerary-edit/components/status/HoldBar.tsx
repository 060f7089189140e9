import { Icon } from '../../../../components/icons/Icon'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { holdTimes } from '../../model/hold-line'
import { nextWords } from '../../model/life-words'
import { useTripPage } from '../../state/trip-page'
import { useNow } from '../../state/use-now'
import styles from './status-card.module.css'

/** The booking reference, until when its rooms are held on the camps' clocks and here, and what is next. */
export function HoldBar() {
  const { trip } = useTripPage()
  const { zone, now } = { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, now: useNow() }
  const { bookingReference = '' } = trip
  const held = holdTimes(trip, { now, zone })
  const next = nextWords(trip)
  const copy = async () => {
    await navigator.clipboard.writeText(bookingReference)
    showSnackbar('Booking reference copied.')
  }
  return (
    <div className={styles.booking}>
      <span>
        Booking <b className="tabular">{bookingReference}</b>
        <button
          type="button"
          className={styles.copy}
          aria-label="Copy the booking reference"
          onClick={() => void copy()}
        >
          <Icon name="copy" size={14} />
        </button>
      </span>
      {held !== undefined && (
        <span className={held.isSoon ? styles.soon : undefined}>
          <Icon name={held.isSoon ? 'clock-alert' : 'clock'} size={15} />
          Held until{' '}
          <b className="tabular">
            <time dateTime={held.until}>{held.atCamp}</time>
          </b>
          {held.country === '' ? '' : ` in ${held.country}`}
          {held.here !== undefined && <span className="tabular">{`, ${held.here} here`}</span>}
        </span>
      )}
      {next !== '' && <span className={styles.upNext}>Next: {next}</span>}
    </div>
  )
}
