import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { Choice } from '../../../../components/inputs/Choice'
import { Field } from '../../../../components/inputs/Field'
import { failureText } from '../../../../lib/api/api-error'
import { countriesQuery } from '../../api/countries-query'
import type { BuilderSegment } from '../../model/builder-segment'
import { allRegions } from '../../model/region-tree'
import { setOwnDetails } from '../../state/segment-actions'
import { useCampsSearch } from '../list/use-camps'
import styles from './own-stay.module.css'

interface OwnStayFormProps {
  readonly segment: BuilderSegment
  readonly onDone: () => void
}

/** Where an own arrangement is, and what it is called. A region is required (2 §5.2). */
export function OwnStayForm({ segment, onDone }: OwnStayFormProps) {
  const id = useId()
  const { restOfWorldMode } = useCampsSearch()
  const { data: branches = [], error, isPending } = useQuery(countriesQuery(restOfWorldMode))
  const [title, setTitle] = useState(segment.title ?? '')
  const [code, setCode] = useState(segment.countryRegionCode)
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const region = allRegions(branches).find(({ countryRegionCode }) => countryRegionCode === code)
    setMissing(region === undefined)
    if (region === undefined) return
    const { regionCode, countryRegionCode, name: regionName, country } = region
    setOwnDetails(segment.id, { title: title.trim(), regionCode, countryRegionCode, regionName, country })
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <Field
        label="Title"
        placeholder={segment.campName}
        value={title}
        inputProps={{ maxLength: 200 }}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div>
        <label className={styles.label} htmlFor={`${id}-region`}>
          Region
        </label>
        <Choice
          id={`${id}-region`}
          value={code}
          disabled={isPending}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setMissing(false)
          }}
        >
          <option value="">Choose a region</option>
          {branches.map(({ countryCode, name, regions }) => (
            <optgroup key={countryCode} label={name}>
              {regions.map((region) => (
                <option key={region.countryRegionCode} value={region.countryRegionCode}>
                  {region.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        {isMissing && (
          <p id={`${id}-problem`} className={styles.problem} role="alert">
            <Icon name="circle-alert" size={14} />
            You must select a region
          </p>
        )}
        {error !== null && <p className={styles.problem}>{failureText(error)}</p>}
      </div>
      <Button type="submit" className={styles.done}>
        Done Editing
      </Button>
    </form>
  )
}
