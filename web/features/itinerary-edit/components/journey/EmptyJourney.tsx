import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripTools } from '../../../../trip/page/trip-tools'
import styles from './empty-journey.module.css'

/** A trip of nothing yet, and what it may begin with; `children` are further ways to begin. */
export function EmptyJourney({ children }: { readonly children?: ReactNode }) {
  const { permission } = useTripPage()
  const { openJourney } = useTripTools()
  return (
    <div className={styles.empty}>
      <p>Nothing is in this itinerary yet. Camps, flights and everything else stand here day by day.</p>
      {permission.stays && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="bed-double" size={16} />}
          onClick={() => openJourney({ kind: 'camp', place: { at: 'end' } })}
        >
          Choose the first camp
        </Button>
      )}
      {children}
    </div>
  )
}
