import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { type LifeEntry, lifeMenu } from '../../../../trip/life/life-menu'
import type { MainAction } from '../../../../trip/life/main-action'
import { useTripPage } from '../../../../trip/page/trip-page'
import { useTripSlots } from '../../../../trip/page/trip-slots'
import { ActionMenu, type MenuAction } from '../ActionMenu'

interface TripActionMenuProps {
  readonly main: MainAction | undefined
  readonly anchor: HTMLElement
  readonly onLife: (action: LifeEntry['action']) => void
  readonly onSave: () => void
  readonly onClose: () => void
}

/** What else can be done with the trip as a whole: what takes something away comes last. */
export function TripActionMenu({ main, anchor, onLife, onSave, onClose }: TripActionMenuProps) {
  const { trip, permission, changeClient, editor } = useTripPage()
  const { findDates } = useTripSlots()
  const hasClient = trip.clientId !== undefined
  const copyLink = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`)
    showSnackbar('Link copied.')
  }
  const client: readonly MenuAction[] = [
    { icon: 'user-plus', label: hasClient ? 'Change client' : 'Add client', run: changeClient },
    ...(hasClient ? [{ icon: 'x', label: 'Remove client', run: () => editor.edit({ client: null }) } as const] : []),
  ]
  const life = lifeMenu(trip, main).map(({ action, ...entry }): MenuAction => ({ ...entry, run: () => onLife(action) }))
  const actions: readonly MenuAction[] = [
    ...life.filter(({ isDestructive }) => isDestructive !== true),
    ...(trip.state === 'cancelled'
      ? []
      : [{ icon: 'calendar-search', label: 'Find other dates', run: findDates } as const]),
    ...(permission.client ? client : []),
    ...(trip.state === 'saved' ? [] : [{ icon: 'bookmark', label: 'Save as a template', run: onSave } as const]),
    { icon: 'copy', label: 'Copy link for a colleague', run: () => void copyLink() },
    ...life.filter(({ isDestructive }) => isDestructive === true),
  ]
  return <ActionMenu anchor={anchor} actions={actions} onClose={onClose} />
}
