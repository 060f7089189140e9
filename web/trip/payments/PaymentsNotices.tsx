import type { ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import type { HandRefund } from './hand-refunds-query'
import { moneyOf, staleNote, unheldNote } from './may-collect'
import styles from './payments-notices.module.css'
import { StrayRefunds } from './StrayRefunds'
import { sumNote } from './sum-note'

interface PaymentsNoticesProps {
  readonly trip: Parameters<typeof moneyOf>[0] &
    Parameters<typeof staleNote>[0] &
    Parameters<typeof unheldNote>[0] &
    Parameters<typeof sumNote>[0] & { readonly id: ItineraryId }
  readonly onGenerate: () => Promise<unknown>
  readonly onMarkRefund: (refund: HandRefund) => void
}

const waitingNote =
  'Stays were changed since these payments were asked for. When they are quoted, generate the payments again.'

/** What is out of step between a trip and its payments, each with what to do about it. */
export function PaymentsNotices({ trip, onGenerate, onMarkRefund }: PaymentsNoticesProps) {
  const [unheld, stale] = [unheldNote(trip), staleNote(trip) ?? sumNote(trip)]
  const { isWaiting } = moneyOf(trip)
  return (
    <>
      <StrayRefunds itineraryId={trip.id} onMark={onMarkRefund} />
      {unheld !== undefined && (
        <p className={styles.notice} role="status">
          <Icon name="triangle-alert" size={16} />
          {unheld}
        </p>
      )}
      {stale !== undefined && (
        <div className={styles.notice} role="status">
          <Icon name="triangle-alert" size={16} />
          <div>
            {isWaiting ? waitingNote : stale}
            {!isWaiting && (
              <AsyncButton size="xsmall" variant="outlined" onClick={onGenerate}>
                Generate again
              </AsyncButton>
            )}
          </div>
        </div>
      )}
    </>
  )
}
