import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../components/icons/Icon'
import { AsyncButton } from '../../components/inputs/AsyncButton'
import { type HandRefund, handRefundsQuery } from './hand-refunds-query'
import { moneyOf, staleNote, unheldNote } from './may-collect'
import { PaymentTasks } from './PaymentTasks'
import { strayRefundWords } from './refund-words'
import { creditNote, sumNote } from './sum-note'

interface PaymentsNoticesProps {
  readonly trip: Parameters<typeof moneyOf>[0] &
    Parameters<typeof staleNote>[0] &
    Parameters<typeof unheldNote>[0] &
    Parameters<typeof sumNote>[0] &
    Parameters<typeof creditNote>[0] & { readonly id: ItineraryId }
  readonly onGenerate: () => Promise<unknown>
  readonly onMarkRefund: (refund: HandRefund) => void
}

const waitingNote =
  'Stays changed after these payments were created. Get a new quote, then regenerate payments.'

/** Where a trip and its payments disagree, each with what to do about it. */
export function PaymentsNotices({ trip, onGenerate, onMarkRefund }: PaymentsNoticesProps) {
  const [unheld, stale] = [unheldNote(trip), staleNote(trip) ?? sumNote(trip)]
  const credit = creditNote(trip)
  const { isWaiting } = moneyOf(trip)
  return (
    <>
      <PaymentTasks itineraryId={trip.id} />
      <StrayRefunds itineraryId={trip.id} onMark={onMarkRefund} />
      {unheld !== undefined && (
        <Box component="p" sx={notice} role="status">
          <Icon name="triangle-alert" size={16} />
          {unheld}
        </Box>
      )}
      {credit !== undefined && (
        <Box component="p" sx={notice} role="status">
          <Icon name="info" size={16} />
          {credit}
        </Box>
      )}
      {stale !== undefined && (
        <Box sx={notice} role="status">
          <Icon name="triangle-alert" size={16} />
          <div>
            {isWaiting ? waitingNote : stale}
            {!isWaiting && (
              <AsyncButton size="xsmall" variant="outlined" onClick={onGenerate}>
                Regenerate payments
              </AsyncButton>
            )}
          </div>
        </Box>
      )}
    </>
  )
}

/**
 * Refunds to send by hand that belong to no payment of the trip: paid twice, or after its payment
 * was cleared.
 */
function StrayRefunds({
  itineraryId,
  onMark,
}: {
  itineraryId: ItineraryId
  onMark: (refund: HandRefund) => void
}) {
  const { data = [] } = useQuery(handRefundsQuery(itineraryId))
  return data
    .filter(({ chargeId }) => chargeId !== undefined)
    .map((refund) => (
      <Box key={refund.chargeId} sx={notice} role="status">
        <Icon name="arrow-right-left" size={16} />
        <div>
          {strayRefundWords(refund)}
          <Button size="xsmall" variant="outlined" onClick={() => onMark(refund)}>
            Mark as refunded
          </Button>
        </div>
      </Box>
    ))
}

const notice = {
  display: 'flex',
  gap: '8px',
  mt: '6px',
  p: '8px 12px',
  borderRadius: '8px',
  bgcolor: 'warning.ground',
  fontSize: 13,
  lineHeight: '18px',
  '& > svg': { flex: 'none', color: 'warning.main' },
  '& button': { display: 'flex', m: '8px 0 2px' },
} as const
