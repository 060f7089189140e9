import { Icon } from '../../../../components/icons/Icon'
import { SearchBox } from '../../../../components/inputs/SearchBox'
import { Segmented } from '../../../../components/inputs/Segmented'
import { countWords } from '../../model/counting-words'
import { useBuilder } from '../../state/builder-store'
import { setTerm, setViewMode } from '../../state/search-actions'
import { useCampsCount } from '../list/use-camps'
import styles from './list-header.module.css'
import { RegionChips } from './RegionChips'

const views = [
  { value: 'list', label: 'List', icon: 'rows-3' },
  { value: 'card', label: 'Cards', icon: 'layout-grid' },
] as const

/** 2 §9. */
const debounceMs = 100

/** The heading of the list: how many there are, which regions, the search, and list or cards. */
export function ListHeader() {
  const viewMode = useBuilder((data) => data.viewMode)
  const term = useBuilder((data) => data.term)
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>Accommodations</h1>
      <CountChip />
      <span className={styles.rule} />
      <RegionChips />
      <span className={styles.space} />
      <SearchBox
        label="Search accommodations"
        shortcutGroup="Accommodations"
        term={term}
        onSearch={setTerm}
        settleMs={debounceMs}
      />
      <Segmented label="View" value={viewMode} segments={views} iconsOnly onChange={setViewMode} />
    </div>
  )
}

function CountChip() {
  const pinned = useBuilder((data) => Object.keys(data.pinnedAccommodationMap).length)
  const term = useBuilder((data) => data.term)
  const narrowed = useBuilder((data) => data.onlineMode || Object.keys(data.selectedRegions).length > 0)
  const words = countWords({ pinned, term, narrowed, total: useCampsCount() })
  if (words === '') return null
  return (
    <span className={`${styles.count} tabular`} role="status">
      {pinned > 0 && <Icon name="pin" size={13} filled />}
      {words}
    </span>
  )
}
