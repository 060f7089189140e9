import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { LazyMenu } from '../../../../components/overlay/LazyMenu'
import { segmentName } from '../../model/segment-words'
import type { TripSegment } from '../../model/trip'
import styles from './journey.module.css'
import { useSegmentActions } from './use-segment-actions'

/** What may be done with a segment now; nothing is drawn where nothing may. */
export function SegmentMenu({ segment }: { readonly segment: TripSegment }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const actions = useSegmentActions(segment)
  if (actions.length === 0) return null
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconButton
        size="small"
        className={styles.menu}
        aria-label={`More for ${segmentName(segment)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={16} />
      </IconButton>
      {anchor !== undefined && (
        <LazyMenu anchorEl={anchor} open onClose={close}>
          {actions.map(({ icon, label, run, isDestructive }) => (
            <MenuItem
              key={label}
              className={isDestructive ? styles.destructive : undefined}
              onClick={() => {
                close()
                run()
              }}
            >
              <ListItemIcon>
                <Icon name={icon} size={16} />
              </ListItemIcon>
              {label}
            </MenuItem>
          ))}
        </LazyMenu>
      )}
    </>
  )
}
