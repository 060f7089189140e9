// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SnackbarStack } from '../../../../web/components/snackbar/SnackbarStack'
import { tellEdit } from '../../../../web/trip/edits/tell-edit'
import { createTripEditor } from '../../../../web/trip/edits/trip-editor'
import { renderPage } from '../../../support/render-page'
import { aTrip } from '../builders'

test('what is said of an edit offers to take it back, and goes once it is undone otherwise', async () => {
  await renderPage(<SnackbarStack />)
  const editor = createTripEditor(aTrip(), {
    save: async () => ({ kind: 'away' }),
    keeper: { read: () => ({}), write: () => {} },
    clock: () => 0,
    onSaved: () => {},
  })
  act(() => {
    tellEdit(
      editor,
      { 'segment:s2': null },
      { text: 'Jao to Mombo removed.', back: { 'segment:s2': null } },
    )
    editor.edit({ name: 'Delta' })
    editor.undo()
  })
  expect(told()).toBe('Jao to Mombo removed.Undo')
  act(() => editor.undo())
  await waitFor(() => expect(told()).toBeUndefined())
  act(() => editor.redo())
  expect(told()).toBeUndefined()
  editor.stop()
})

const told = () => screen.queryByRole('status')?.textContent ?? undefined
