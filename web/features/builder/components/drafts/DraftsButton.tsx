import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { countOf } from '#shared/format/words'
import { Icon } from '../../../../components/icons/Icon'
import { LazyPopover } from '../../../../components/overlay/lazy-overlays'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useSession } from '../../../../lib/session/session'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { shelfKey, useDraftShelf } from '../../../../trip/building/state/draft-shelf'

const DraftsPanel = lazyPage(() => import('./DraftsPanel'), 'DraftsPanel')

/** The drafts that wait beside the open one. There once there is a draft. */
export function DraftsButton() {
  const owner = useSession().user.userId
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const waiting = useDraftShelf(
    ({ drafts }) => drafts.filter((draft) => draft.owner === owner).length,
  )
  const hasStays = useBuilder(({ segments }) => segments.length > 0)
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === shelfKey) void useDraftShelf.persist?.rehydrate()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
  if (waiting === 0 && !hasStays) return null
  return (
    <>
      <Button
        size="small"
        variant="text"
        sx={{ flex: 'none' }}
        startIcon={<Icon name="layers" size={17} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={waiting === 0 ? 'Drafts' : `Drafts, ${countOf(waiting, 'other', 'others')}`}
        onPointerEnter={DraftsPanel.preload}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {waiting === 0 ? 'Drafts' : `Drafts · ${waiting + (hasStays ? 1 : 0)}`}
      </Button>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Drafts', sx: { mt: 1, width: 380 } } }}
      >
        <DraftsPanel owner={owner} onDone={() => setAnchor(null)} />
      </LazyPopover>
    </>
  )
}
