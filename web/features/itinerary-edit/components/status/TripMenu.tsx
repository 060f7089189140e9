import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { LifeEntry } from '../../../../trip/life/life-menu'
import type { MainAction } from '../../../../trip/life/main-action'

const TripActionMenu = lazyPage(
  () => import('./TripActionMenu'),
  (module) => module.TripActionMenu,
)
const SaveTemplateDialog = lazyPage(
  () => import('./SaveTemplateDialog'),
  (module) => module.SaveTemplateDialog,
)

interface TripMenuProps {
  readonly main: MainAction | undefined
  readonly onLife: (action: LifeEntry['action']) => void
}

/** Three dots; what they open comes when it is near. */
export function TripMenu({ main, onLife }: TripMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [saves, setSaves] = useState(false)
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={TripActionMenu.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={18} />
      </IconButton>
      <Suspense>
        {anchor !== undefined && (
          <TripActionMenu {...{ main, anchor, onLife }} onSave={() => setSaves(true)} onClose={close} />
        )}
        {saves && <SaveTemplateDialog onClose={() => setSaves(false)} />}
      </Suspense>
    </>
  )
}
