import { useState } from 'react'
import { isPattern } from '#shared/itinerary/states'
import type { MenuAction } from '../../../../components/menu/ActionMenu'
import { MenuButton } from '../../../../components/menu/MenuButton'
import { useCopy } from '../../../../components/snackbar/use-copy'
import { lazyPart } from '../../../../lib/loading/lazy-page'
import { type LifeEntry, lifeMenu } from '../../../../trip/life/life-menu'
import type { MainAction } from '../../../../trip/life/main-action'
import { useTripPage } from '../../../../trip/page/trip-page'
import { usePlaceActions } from './use-place-actions'

const SaveTemplateDialog = lazyPart(() => import('./SaveTemplateDialog'), 'SaveTemplateDialog')
const DuplicateDialog = lazyPart(() => import('./DuplicateDialog'), 'DuplicateDialog')

interface TripMenuProps {
  readonly main: MainAction | undefined
  readonly onLife: (action: LifeEntry['action']) => void
}

/** Other actions on the whole trip, destructive ones last. */
export function TripMenu({ main, onLife }: TripMenuProps) {
  const { trip } = useTripPage()
  const [dialog, setDialog] = useState<'template' | 'duplicate'>()
  const client = useClientActions()
  const places = usePlaceActions()
  const copies: readonly MenuAction[] = isPattern(trip.state)
    ? []
    : [
        {
          icon: 'layers',
          label: 'Duplicate as an alternative',
          run: () => setDialog('duplicate'),
        },
        { icon: 'bookmark', label: 'Save as template', run: () => setDialog('template') },
      ]
  const life = lifeMenu(trip, main).map(
    ({ action, ...entry }): MenuAction => ({ ...entry, run: () => onLife(action) }),
  )
  const copy = useCopy()
  const actions = (): readonly MenuAction[] => [
    ...life.filter(({ isDestructive }) => isDestructive !== true),
    ...places,
    ...client,
    ...copies,
    {
      icon: 'copy',
      label: 'Copy link for a colleague',
      run: () => copy(location.origin + location.pathname, 'Link copied.'),
    },
    ...life.filter(({ isDestructive }) => isDestructive === true),
  ]
  return (
    <>
      <MenuButton label="More actions" actions={actions} />
      {dialog === 'template' && <SaveTemplateDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'duplicate' && <DuplicateDialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** Whose trip it is, where that may be changed. */
function useClientActions(): readonly MenuAction[] {
  const { trip, permission, changeClient, editor } = useTripPage()
  if (!permission.client) return []
  const hasClient = trip.clientId !== undefined
  return [
    { icon: 'user-plus', label: hasClient ? 'Change client' : 'Add client', run: changeClient },
    ...(hasClient
      ? [{ icon: 'x', label: 'Remove client', run: () => editor.edit({ client: null }) } as const]
      : []),
  ]
}
