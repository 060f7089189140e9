import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { Icon } from '../../components/icons/Icon'
import { type HandRefund, handRefundsQuery } from './hand-refunds-query'
import styles from './payments-notices.module.css'
import { strayRefundWords } from './refund-words'

interface StrayRefundsProps {
  readonly itineraryId: ItineraryId
  readonly onMark: (refund: HandRefund) => void
}

/** Money that a person has to send back and that no payment of the trip shows: paid after its payment was taken off, or twice. */
export function StrayRefunds({ itineraryId, onMark }: StrayRefundsProps) {
  const { data = [] } = useQuery(handRefundsQuery(itineraryId))
  return data
    .filter(({ chargeId }) => chargeId !== undefined)
    .map((refund) => (
      <div key={refund.chargeId} className={styles.notice} role="status">
        <Icon name="arrow-right-left" size={16} />
        <div>
          {strayRefundWords(refund)}
          <Button size="xsmall" variant="outlined" onClick={() => onMark(refund)}>
            Mark as sent back
          </Button>
        </div>
      </div>
    ))
}
