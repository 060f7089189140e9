import { useState } from 'react'
import { useSession } from '../../../../lib/session/session'
import { cancelTrip } from '../../../../trip/api/life-calls'
import { useTripCall } from '../../../../trip/edits/use-trip-call'
import { cancelOutcome, cancelTerms } from '../../../../trip/life/cancel-terms'
import type { Asked } from '../../../../trip/life/life-words'
import { useTripPage } from '../../../../trip/page/trip-page'
import { CancelFeeDialog } from './CancelFeeDialog'

/** Asks before a trip is cancelled, for which fee. */
export function CancelDialog({ words, onClose }: { words: Asked; onClose: () => void }) {
  const { state, today } = useTripPage()
  const [trip] = useState(state.base)
  const { agency } = useSession()
  const call = useTripCall()
  const terms = cancelTerms(trip, today)
  const returnsServiceFees = agency.returnsServiceFees ?? false
  return (
    <CancelFeeDialog
      words={words}
      closeLabel="Don’t cancel"
      terms={terms}
      mostWords="the price"
      hasPaid={trip.payments.some(({ status }) => status === 'Paid')}
      findOutcome={(fee) => cancelOutcome(trip, { fee, terms, returnsServiceFees })}
      onCancel={(chosen) => call((seen) => cancelTrip(seen, chosen), 'Trip cancelled.')}
      onClose={onClose}
    />
  )
}
