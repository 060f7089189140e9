import { Icon } from '../../../../components/icons/Icon'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { holdOverWords, nextWords } from '../../model/life-words'
import { useTripPage } from '../../state/trip-page'
import { useHoldOver } from '../../state/use-hold-over'
import styles from './status-card.module.css'

/** The booking reference, and what is next; of a cancelled trip, what became of its money. */
export function HoldBar() {
  const { trip, state, today } = useTripPage()
  const { bookingReference } = trip
  const isOver = useHoldOver(state.base)
  const next = isOver ? holdOverWords(trip) : nextWords(trip, today)
  const copy = async (reference: string) => {
    await navigator.clipboard.writeText(reference)
    showSnackbar('Booking reference copied.')
  }
  return (
    <div className={styles.booking}>
      {bookingReference !== undefined && (
        <span>
          Booking <b className="tabular">{bookingReference}</b>
          <button
            type="button"
            className={styles.copy}
            aria-label="Copy the booking reference"
            onClick={() => void copy(bookingReference)}
          >
            <Icon name="copy" size={14} />
          </button>
        </span>
      )}
      {next !== '' && <span className={styles.upNext}>{next}</span>}
    </div>
  )
}
