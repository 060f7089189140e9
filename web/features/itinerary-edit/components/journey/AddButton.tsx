import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useTripPage } from '../../state/trip-page'
import { addActions } from './add-actions'

const ActionMenu = lazyPage(
  () => import('../ActionMenu'),
  (module) => module.ActionMenu,
)

/** What can be added to the journey now; nothing is drawn where nothing can. */
export function AddButton() {
  const { trip, openJourney } = useTripPage()
  const actions = addActions(trip, openJourney)
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (actions.length === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="plus" size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <ActionMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}
