import IconButton from '@mui/material/IconButton'
import { memo, Suspense, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import styles from './journey.module.css'

const SegmentActionMenu = lazyPage(() => import('./SegmentActionMenu'), 'SegmentActionMenu')

/** What may be done with a segment now; nothing is drawn where nothing may. */
export const SegmentMenu = memo(({ segment }: { readonly segment: TripSegment }) => {
  const { permissionOf } = useTripTools()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const may = permissionOf(segment)
  if (!may.price && !may.details && !may.remove) return null
  return (
    <>
      <IconButton
        size="small"
        className={styles.menu}
        aria-label={`More for ${segmentName(segment)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={SegmentActionMenu.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={16} />
      </IconButton>
      {anchor !== undefined && (
        <Suspense>
          <SegmentActionMenu segment={segment} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
})
