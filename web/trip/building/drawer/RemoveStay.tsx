import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import type { BuilderSegment } from '../model/builder-segment'
import { rangeWords } from '../model/date-words'
import { removeSegment, restoreSegment } from '../state/segment-actions'

interface RemoveStayProps {
  /** The stay to be removed; undefined while nothing is asked. */
  readonly leaving: BuilderSegment | undefined
  readonly onEnd: () => void
}

/** Asks 'Remove Accommodation?' (2 §2.2) and removes the stay, with Undo. */
export function RemoveStay({ leaving, onEnd }: RemoveStayProps) {
  const remove = () => {
    if (leaving !== undefined) removeWithUndo(leaving)
    onEnd()
    requestAnimationFrame(focusAfterRemoval)
  }
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      title="Remove Accommodation?"
      text={leaving === undefined ? '' : removalText(leaving)}
      confirmLabel="Yes"
      cancelLabel="Keep stay"
      onConfirm={remove}
      onCancel={onEnd}
    />
  )
}

/**
 * Moves focus from the removed card to the drawer, or to the page if the drawer closed with the
 * last stay.
 */
function focusAfterRemoval(): void {
  const drawer = document.querySelector<HTMLElement>('[aria-controls="stays"]')
  const focusTarget = drawer ?? document.getElementById('page')
  focusTarget?.focus({ preventScroll: true })
}

function removalText(segment: BuilderSegment): string {
  const rooms = ['', ' and its room'][segment.rooms.length] ?? ' and its rooms'
  return `${segment.campName}, ${rangeWords(segment)}${rooms} will be removed.`
}

function removeWithUndo({ id, campName }: BuilderSegment): void {
  const removedStay = removeSegment(id)
  if (removedStay === undefined) return
  const undo = () => {
    if (!restoreSegment(removedStay))
      showSnackbar(`${campName} can’t be restored because its dates are now taken.`, {
        tone: 'error',
      })
  }
  showSnackbar(`${campName} removed.`, { tone: 'info', action: { label: 'Undo', run: undo } })
}
