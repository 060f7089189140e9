import { closeSnackbar, showSnackbar } from '../../../components/snackbar/snackbar-store'
import type { NewValues } from './editor-state'
import type { TripEditor } from './trip-editor'

interface ToldEdit {
  readonly text: string
  /** What takes back just this, whatever is edited meanwhile. */
  readonly back: NewValues
}

/** Makes an edit and says so, with a way back; what it says goes as soon as the edit is undone by other means. */
export function tellEdit(editor: TripEditor, values: NewValues, { text, back }: ToldEdit): void {
  editor.edit(values)
  const steps = editor.get().undo.length
  const id = showSnackbar(text, { action: { label: 'Undo', run: () => editor.edit(back) } })
  const stop = editor.subscribe(() => {
    if (editor.get().undo.length >= steps) return
    closeSnackbar(id)
    stop()
  })
}
