import Box from '@mui/material/Box'
import { useTripPage } from '../../../trip/page/trip-page'
import { useAccessLog } from '../../../trip/page/use-access-log'
import { TripHeader } from './header/TripHeader'
import { pageLooks } from './page-looks'
import { StatusCard } from './status/StatusCard'
import { TripColumns } from './TripColumns'
import styles from './trip-editing.module.css'

/** `/itinerary/edit/{id}`: the trip by its numbers. Only this presentation records that it was opened (1 §2). */
export function EditView() {
  const { trip } = useTripPage()
  useAccessLog(trip.id)
  return (
    <main className={styles.page}>
      <TripHeader present="edit" />
      <Box sx={pageLooks.body}>
        <StatusCard />
        <TripColumns />
      </Box>
    </main>
  )
}
