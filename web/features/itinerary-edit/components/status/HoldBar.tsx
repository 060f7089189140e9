import Box from '@mui/material/Box'
import { Icon } from '../../../../components/icons/Icon'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { holdOverWords, nextWords } from '../../../../trip/life/life-words'
import { useHoldOver } from '../../../../trip/life/use-hold-over'
import { useTripPage } from '../../../../trip/page/trip-page'
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
          <Box
            component="button"
            type="button"
            sx={looks.copy}
            aria-label="Copy the booking reference"
            onClick={() => void copy(bookingReference)}
          >
            <Icon name="copy" size={14} />
          </Box>
        </span>
      )}
      {next !== '' && (
        <Box component="span" sx={{ ml: 'auto' }}>
          {next}
        </Box>
      )}
    </div>
  )
}

const looks = {
  copy: {
    width: 24,
    height: 24,
    ml: '4px',
    borderRadius: '8px',
    color: 'ink.note',
    '& svg': { m: '-2px 0 0' },
    '&:hover': { bgcolor: 'ground.sand2' },
    '@media print': { display: 'none' },
  },
} as const
