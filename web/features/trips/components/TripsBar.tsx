import { SearchBox } from '../../../components/inputs/SearchBox'
import { useShortcuts } from '../../../components/shortcuts/shortcut-store'
import { useSession } from '../../../lib/session/session'
import type { TripView } from '../model/trip-view'
import { useTabTotals } from '../state/use-trips'
import { DatesFilter } from './filters/DatesFilter'
import { StateFilter } from './filters/StateFilter'
import { TripTabs } from './filters/TripTabs'
import { WhoseFilter } from './filters/WhoseFilter'
import styles from './trips-bar.module.css'

const settleMs = 250

/** Keys of the table, for the list of shortcuts. */
const tableKeys = [
  { keys: '↑ ↓', label: 'Move between trips', group: 'Trips' },
  { keys: '→ ←', label: 'Open and close the payments of a trip', group: 'Trips' },
  { keys: 'Enter', label: 'Open the itinerary', group: 'Trips' },
]

interface TripsBarProps {
  readonly view: TripView
  readonly onChange: (changes: Partial<TripView>) => void
}

/** The tabs with their counts, the search and the filters. */
export function TripsBar({ view, onChange }: TripsBarProps) {
  const isLead = useSession().may('admin')
  const { count } = useTabTotals(view)
  useShortcuts(tableKeys)
  return (
    <div className={styles.bar}>
      <TripTabs tab={view.tab} countOf={count} onChange={(tab) => onChange({ tab })} />
      <span className={styles.space} />
      <div className={styles.filters}>
        <SearchBox
          label="Search trips and clients"
          shortcutGroup="Trips"
          term={view.term}
          onSearch={(term) => onChange({ term })}
          settleMs={settleMs}
        />
        <StateFilter states={view.states} onChange={(states) => onChange({ states })} />
        <DatesFilter from={view.from} to={view.to} onChange={onChange} />
        {isLead && <WhoseFilter mine={view.mine} onChange={(mine) => onChange({ mine })} />}
      </div>
    </div>
  )
}
