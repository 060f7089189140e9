import Button from '@mui/material/Button'
import { Icon } from '../../../../components/icons/Icon'
import { AsyncButton } from '../../../../components/inputs/AsyncButton'
import { StateChip } from '../../../../components/state/StateChip'
import { flagNotes } from '../../model/flag-notes'
import { mainAction, quoteLabel } from '../../model/main-action'
import { goToAnchor } from '../../state/go-to-anchor'
import { useTripPage } from '../../state/trip-page'
import { LifeLine } from './LifeLine'
import { QuotingProgress } from './QuotingProgress'
import styles from './status-card.module.css'
import { TripMenu } from './TripMenu'

/** Where the trip is in its life, what is under way, and what to do next. */
export function StatusCard() {
  const { trip, state, problems, getQuote, changeClient } = useTripPage()
  const main = mainAction(trip, problems)
  const again = main?.kind === 'quote' ? undefined : quoteLabel(trip)
  const progress = state.base.progress
  return (
    <section className={styles.card} aria-label="State">
      <div className={styles.state}>
        <StateChip state={trip.state} />
        {flagNotes(trip.flags).map(({ flag, label, text }) => (
          <span key={flag} className={styles.flag} title={text}>
            {label}
          </span>
        ))}
      </div>
      <LifeLine state={trip.state} />
      {progress !== undefined && <QuotingProgress progress={progress} />}
      <div className={styles.actions}>
        {again !== undefined && (
          <AsyncButton size="small" variant="text" onClick={getQuote} startIcon={<Icon name="refresh-cw" size={15} />}>
            {again}
          </AsyncButton>
        )}
        <TripMenu />
        {main?.kind === 'quote' && (
          <AsyncButton variant="main" onClick={getQuote}>
            {main.label}
          </AsyncButton>
        )}
        {main?.kind === 'fix' && (
          <Button
            variant="main"
            endIcon={<Icon name="arrow-right" size={17} />}
            onClick={() => goToAnchor(main.anchor)}
          >
            {main.label}
          </Button>
        )}
        {main?.kind === 'client' && (
          <Button variant="main" startIcon={<Icon name="user-plus" size={17} />} onClick={changeClient}>
            {main.label}
          </Button>
        )}
      </div>
    </section>
  )
}
