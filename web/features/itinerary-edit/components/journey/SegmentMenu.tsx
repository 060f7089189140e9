import { memo } from 'react'
import { segmentName } from '../../model/segment-words'
import type { TripSegment } from '../../model/trip'
import { MenuButton } from '../MenuButton'
import styles from './journey.module.css'
import { useSegmentActions } from './use-segment-actions'

/** What may be done with a segment now; nothing is drawn where nothing may. */
export const SegmentMenu = memo(({ segment }: { readonly segment: TripSegment }) => {
  const { hasAny, actions } = useSegmentActions(segment)
  if (!hasAny) return null
  return (
    <MenuButton label={`More for ${segmentName(segment)}`} actions={actions} size="small" className={styles.menu} />
  )
})
