import { Suspense, useState } from 'react'
import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { type LifeEntry, lifeMenu } from '../../model/life-menu'
import type { MainAction } from '../../model/main-action'
import { useTripPage } from '../../state/trip-page'
import { useTripSlots } from '../../state/trip-slots'
import type { MenuAction } from '../ActionMenu'
import { MenuButton } from '../MenuButton'

const SaveTemplateDialog = lazyPage(
  () => import('./SaveTemplateDialog'),
  (module) => module.SaveTemplateDialog,
)

interface TripMenuProps {
  readonly main: MainAction | undefined
  readonly onLife: (action: LifeEntry['action']) => void
}

/** What else can be done with the trip as a whole. */
export function TripMenu({ main, onLife }: TripMenuProps) {
  const { trip, permission, changeClient, editor } = useTripPage()
  const { findDates } = useTripSlots()
  const [saves, setSaves] = useState(false)
  const hasClient = trip.clientId !== undefined
  const copyLink = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`)
    showSnackbar('Link copied.')
  }
  const details: readonly MenuAction[] = [
    { icon: 'user-plus', label: hasClient ? 'Change client' : 'Add client', run: changeClient },
    ...(hasClient ? [{ icon: 'x', label: 'Remove client', run: () => editor.edit({ client: null }) } as const] : []),
  ]
  const life = lifeMenu(trip, main).map(({ action, ...entry }): MenuAction => ({ ...entry, run: () => onLife(action) }))
  const actions = (): readonly MenuAction[] => [
    ...life.filter(({ isDestructive }) => isDestructive !== true),
    ...(trip.state === 'cancelled'
      ? []
      : [{ icon: 'calendar-search', label: 'Find other dates', run: findDates } as const]),
    ...(permission.details ? details : []),
    ...(trip.state === 'saved'
      ? []
      : [{ icon: 'bookmark', label: 'Save as a template', run: () => setSaves(true) } as const]),
    { icon: 'copy', label: 'Copy link for a colleague', run: () => void copyLink() },
    ...life.filter(({ isDestructive }) => isDestructive === true),
  ]
  return (
    <>
      <MenuButton label="More actions" actions={actions} />
      {saves && (
        <Suspense>
          <SaveTemplateDialog onClose={() => setSaves(false)} />
        </Suspense>
      )}
    </>
  )
}
