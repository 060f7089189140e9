import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#shared/format/words'
import { BoneLines } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import { failureText } from '../../../../lib/api/api-error'
import { countriesQuery } from '../../api/countries-query'
import { allRegions, chosenOf } from '../../model/region-tree'
import { useBuilder } from '../../state/builder-store'
import { setRegions } from '../../state/search-actions'
import { useCampsSearch } from '../list/use-camps'
import { RegionTree } from './RegionTree'
import styles from './region-picker.module.css'

/** Regions by country, to choose any number of them. */
export function RegionPicker() {
  const { restOfWorldMode } = useCampsSearch()
  const { data: branches, isError, error, refetch } = useQuery(countriesQuery(restOfWorldMode))
  const selected = useBuilder((data) => data.selectedRegions)
  const [term, setTerm] = useState('')
  const every = allRegions(branches ?? [])
  const hasAll = chosenOf(every, selected) === 'all' && every.length > 0
  return (
    <div className={styles.picker}>
      <label className={styles.search}>
        <Icon name="search" size={16} />
        <input
          // biome-ignore lint/a11y/noAutofocus: one opens this to search or to pick
          autoFocus
          placeholder="Search regions"
          aria-label="Search regions"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </label>
      <div className={styles.tree}>
        {branches !== undefined && <RegionTree branches={branches} term={term} />}
        {branches === undefined && !isError && (
          <div className={styles.loading}>
            <BoneLines lines={8} gap={18} />
          </div>
        )}
        {isError && (
          <p className={styles.note} role="alert">
            {failureText(error)}{' '}
            <button type="button" className={styles.link} onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <span>
          {Object.keys(selected).length === 0 ? 'All Regions' : counted(Object.keys(selected).length, 'region')}
        </span>
        {Object.keys(selected).length > 0 && (
          <Button size="small" variant="text" onClick={() => setRegions([])}>
            Clear Regions
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={hasAll || every.length === 0}
          onClick={() => setRegions(every)}
        >
          Add all regions
        </Button>
      </div>
    </div>
  )
}
