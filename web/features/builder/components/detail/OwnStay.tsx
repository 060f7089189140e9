import Button from '@mui/material/Button'
import { useState } from 'react'
import type { BuilderSegment } from '../../model/builder-segment'
import { OwnStayForm } from './OwnStayForm'
import styles from './own-stay.module.css'

/** Region and title of an own arrangement: shown, or edited where there is no region yet. */
export function OwnStay({ segment }: { readonly segment: BuilderSegment }) {
  const [isEditing, setEditing] = useState(!segment.regionCode)
  if (isEditing) return <OwnStayForm segment={segment} onDone={() => setEditing(false)} />
  return (
    <div className={styles.shown}>
      <dl className={styles.facts}>
        <div>
          <dt>Title</dt>
          <dd>{segment.title || segment.campName}</dd>
        </div>
        <div>
          <dt>Region</dt>
          <dd>
            {segment.regionName}, {segment.country}
          </dd>
        </div>
      </dl>
      <Button variant="outlined" onClick={() => setEditing(true)}>
        Edit
      </Button>
    </div>
  )
}
