import { showSnackbar } from '../../../../components/snackbar/snackbar-store'
import { useTripPage } from '../../state/trip-page'
import type { MenuAction } from '../ActionMenu'
import { MenuButton } from '../MenuButton'

/** What else can be done with the trip as a whole. */
export function TripMenu() {
  const { trip, permission, changeClient, editor } = useTripPage()
  const hasClient = trip.clientId !== undefined
  const copyLink = async () => {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}`)
    showSnackbar('Link copied.')
  }
  const details: readonly MenuAction[] = [
    { icon: 'user-plus', label: hasClient ? 'Change client' : 'Add client', run: changeClient },
    ...(hasClient ? [{ icon: 'x', label: 'Remove client', run: () => editor.edit({ client: null }) } as const] : []),
  ]
  const actions = (): readonly MenuAction[] => [
    ...(permission.details ? details : []),
    { icon: 'copy', label: 'Copy link for a colleague', run: () => void copyLink() },
  ]
  return <MenuButton label="More actions" actions={actions} />
}
