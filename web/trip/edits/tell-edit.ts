import { closeSnackbar, showSnackbar } from '../../components/snackbar/snackbar-store'
import type { NewValues } from './editor-state'
import type { TripEditor } from './trip-editor'

interface ToldEdit {
  readonly text: string
  /** Undoes just this edit, whatever else is edited meanwhile. */
  readonly back: NewValues
}

/**
 * Makes an edit and shows a message with Undo; the message closes when the edit is undone otherwise
 * or discarded.
 */
export function tellEdit(editor: TripEditor, values: NewValues, { text, back }: ToldEdit): void {
  editor.edit(values)
  const step = editor.get().undo.at(-1)
  const id = showSnackbar(text, { action: { label: 'Undo', run: () => editor.edit(back) } })
  const stop = editor.subscribe(() => {
    if (editor.get().undo.some((one) => one === step)) return
    closeSnackbar(id)
    stop()
  })
}
