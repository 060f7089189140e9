import { useTripPage } from '../../../../trip/page/trip-page'
import { ActionMenu } from '../ActionMenu'
import { addActions } from './add-actions'

interface AddMenuProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The menu of what can be added, loaded when it first opens. */
export function AddMenu({ anchor, onClose }: AddMenuProps) {
  const { trip, openJourney } = useTripPage()
  return <ActionMenu anchor={anchor} actions={addActions(trip, openJourney)} onClose={onClose} />
}
