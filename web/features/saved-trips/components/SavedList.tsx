import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Bone, BoneLines } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { SearchBox } from '../../../components/inputs/SearchBox'
import { useSession } from '../../../lib/session/session'
import { savedTripsQuery } from '../api/saved-queries'
import { found } from '../model/search'
import { SavedCard } from './SavedCard'
import styles from './saved-list.module.css'

/** `/saved`: the patterns of the agency, to start the next trip from. */
export function SavedList() {
  const { agency } = useSession()
  const saved = useQuery(savedTripsQuery)
  const [term, setTerm] = useState('')
  const all = saved.data ?? []
  const shown = found(all, term)
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Saved Itineraries</h1>
          <p>Trips that {agency.name} has saved as templates. Choose dates, and the next one is begun.</p>
        </div>
        {all.length > 0 && (
          <SearchBox
            label="Search saved itineraries"
            shortcutGroup="Saved Itineraries"
            term={term}
            onSearch={setTerm}
            settleMs={100}
          />
        )}
      </header>
      {saved.isPending && <Waiting />}
      {saved.isError && saved.data === undefined && (
        <ErrorState
          title="The saved itineraries could not be loaded"
          error={saved.error}
          kept="Nothing was changed."
          onRetry={() => void saved.refetch()}
        />
      )}
      {saved.data?.length === 0 && <NothingSaved agency={agency.name} />}
      {all.length > 0 && shown.length === 0 && (
        <p className={styles.none} role="status">
          No saved itinerary holds “{term}”.{' '}
          <button type="button" onClick={() => setTerm('')}>
            Show all {all.length}
          </button>
        </p>
      )}
      {shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((trip) => (
            <li key={trip.id}>
              <SavedCard trip={trip} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

function NothingSaved({ agency }: { readonly agency: string }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        level={2}
        title="No itinerary is saved yet"
        text={`Open a trip that went well and choose “Save as a template” in its menu. It then stands here for everybody at ${agency}, without its client, payments and booking.`}
        actions={
          <>
            <Button component={Link} to="/trips-and-payments" size="small">
              Choose a trip
            </Button>
            <Button component={Link} to="/" size="small" variant="text">
              Build an itinerary
            </Button>
          </>
        }
      />
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.cards} role="status" aria-label="Loading the saved itineraries">
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.waiting}>
          <Bone height={210} radius={12} />
          <BoneLines lines={3} gap={12} />
        </div>
      ))}
    </div>
  )
}
