import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { tripQuery } from '../../api/trip-query'
import type { Trip } from '../../api/trips-query'
import { DetailSkeleton } from './DetailSkeleton'
import styles from './detail.module.css'
import { PartyNotes } from './PartyNotes'
import { PaymentsCard } from './PaymentsCard'

/** The trip's payments, who pays which share, and the last message. */
export function WholeTrip({ trip }: { readonly trip: Trip }) {
  const whole = useQuery(tripQuery(trip.id))
  if (whole.isError && whole.data === undefined) {
    return (
      <ErrorState title="The payments could not be loaded" error={whole.error} onRetry={() => void whole.refetch()} />
    )
  }
  if (whole.data === undefined) return <DetailSkeleton />
  return (
    <div className={styles.detail}>
      <PaymentsCard trip={whole.data} />
      <PartyNotes trip={whole.data} />
    </div>
  )
}
