import { useQuery } from '@tanstack/react-query'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { ErrorState } from '../../../../components/feedback/ErrorState'
import { tripQuery } from '../../api/trip-query'
import type { Trip } from '../../api/trips-query'
import styles from './detail.module.css'
import { PartyNotes } from './PartyNotes'
import { PaymentsCard } from './PaymentsCard'

/** What an opened row shows: the trip's payments, who pays which share, and the last message. */
export function TripDetail({ trip }: { readonly trip: Trip }) {
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

function DetailSkeleton() {
  return (
    <div className={styles.detail} aria-busy="true">
      <div className={styles.payments}>
        <Bone width={180} height={18} />
        <div className={styles.bones}>
          <BoneLines lines={5} gap={22} />
        </div>
      </div>
      <div className={styles.notes}>
        <BoneLines lines={4} gap={12} />
      </div>
    </div>
  )
}
