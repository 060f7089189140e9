import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/EmptyState'
import styles from './trip-screen.module.css'

/** No such itinerary, or none of this agent's: the two are not told apart (domain.md, Who is who). */
export function TripMissing() {
  return (
    <main className={styles.missing}>
      <EmptyState
        level={1}
        title="This itinerary is not here"
        text="It may have been removed, or the address is not complete. Search with Ctrl K, or begin a new one."
        actions={
          <Button component={Link} to="/" size="small">
            Build an itinerary
          </Button>
        }
      />
    </main>
  )
}
