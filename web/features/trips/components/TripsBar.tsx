import { useSession } from '../../../lib/session/session'
import type { TripView } from '../model/trip-view'
import { useTabTotals } from '../state/use-trips'
import { DatesFilter } from './filters/DatesFilter'
import { SearchBox } from './filters/SearchBox'
import { StateFilter } from './filters/StateFilter'
import { TripTabs } from './filters/TripTabs'
import { WhoseFilter } from './filters/WhoseFilter'
import styles from './trips-bar.module.css'

interface TripsBarProps {
  readonly view: TripView
  readonly onChange: (changes: Partial<TripView>) => void
}

/** The tabs with their counts, the search and the filters. */
export function TripsBar({ view, onChange }: TripsBarProps) {
  const isLead = useSession().may('admin')
  const { count } = useTabTotals(view)
  return (
    <div className={styles.bar}>
      <TripTabs tab={view.tab} countOf={count} onChange={(tab) => onChange({ tab })} />
      <span className={styles.space} />
      <div className={styles.filters}>
        <SearchBox term={view.term} onSearch={(term) => onChange({ term })} />
        <StateFilter states={view.states} onChange={(states) => onChange({ states })} />
        <DatesFilter from={view.from} to={view.to} onChange={onChange} />
        {isLead && <WhoseFilter mine={view.mine} onChange={(mine) => onChange({ mine })} />}
      </div>
    </div>
  )
}
