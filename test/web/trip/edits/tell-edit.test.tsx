import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSnackbars } from '../../../../web/components/snackbar/snackbar-store'
import { tellEdit } from '../../../../web/trip/edits/tell-edit'
import { createTripEditor } from '../../../../web/trip/edits/trip-editor'
import { aTrip } from '../builders'

test('what is said of an edit offers to take it back, and goes once it is undone otherwise', () => {
  const editor = createTripEditor(aTrip(), {
    save: async () => ({ kind: 'away' }),
    keeper: { read: () => ({}), write: () => {} },
    clock: () => 0,
    onSaved: () => {},
  })
  tellEdit(editor, { 'segment:s2': null }, { text: 'Jao to Mombo removed.', back: { 'segment:s2': null } })
  editor.edit({ name: 'Delta' })
  editor.undo()
  expect(told()).toBe('Jao to Mombo removed. Undo')
  editor.undo()
  expect(told()).toBe('')
  editor.redo()
  expect(told()).toBe('')
  editor.stop()
})

const told = () => renderToStaticMarkup(<Told />)

function Told() {
  return useSnackbars().map(({ text, action }) => `${text} ${action?.label}`)
}
