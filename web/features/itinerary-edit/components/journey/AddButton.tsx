import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../../../trip/page/trip-page'
import { draftKindsOf } from '../../../../trip/segments/draft-kinds'

const AddMenu = lazyPage(() => import('./AddMenu'), 'AddMenu')

/** What can be added to the journey now; nothing is drawn where nothing can. */
export function AddButton() {
  const { trip } = useTripPage()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (draftKindsOf(trip).length === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="plus" size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onPointerEnter={AddMenu.preload}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <AddMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}
