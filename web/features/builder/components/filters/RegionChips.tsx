import { Icon } from '../../../../components/icons/Icon'
import { useBuilder } from '../../state/builder-store'
import { removeRegion, setRegions } from '../../state/search-actions'
import styles from './list-header.module.css'

/** As many chips as there is room for; the others are counted. */
const most = 5

/** A chip for each chosen region, 'All Regions' when there is none (2 §2.1). */
export function RegionChips() {
  const regions = Object.values(useBuilder((data) => data.selectedRegions))
  if (regions.length === 0) return <span className={`${styles.chip} ${styles.all}`}>All Regions</span>
  const hidden = regions.slice(most)
  return (
    <div className={styles.chips}>
      <ul className={styles.chipList} aria-label="Chosen regions">
        {regions.slice(0, most).map(({ countryRegionCode, name }) => (
          <li key={countryRegionCode} className={styles.chip}>
            <span>{name}</span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => removeRegion(countryRegionCode)}>
              <Icon name="x" size={13} />
            </button>
          </li>
        ))}
        {hidden.length > 0 && (
          <li className={`${styles.chip} ${styles.all}`} data-tip={hidden.map(({ name }) => name).join(', ')}>
            +{hidden.length}
          </li>
        )}
      </ul>
      <button type="button" className={styles.clearAll} onClick={() => setRegions([])}>
        Clear Regions
      </button>
    </div>
  )
}
