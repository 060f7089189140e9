import { describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { createTripEditor } from '../../../../web/trip/edits/trip-editor'
import { findKeptEditor, keepEditor } from '../../../../web/trip/edits/use-trip-editor'
import { aTrip } from '../builders'

const anEditor = () =>
  createTripEditor(aTrip(), {
    save: async () => ({ kind: 'away' }),
    keeper: { read: () => ({}), write: () => {} },
    clock: () => 0,
    onSaved: () => {},
  })

describe('the editor of a trip that was left', () => {
  test('goes on in another presentation of the same trip, with its steps to undo', () => {
    const editor = anEditor()
    editor.edit({ name: 'Another name' })
    keepEditor(editor)
    expect(findKeptEditor(aTrip())?.get().undo).toHaveLength(1)
    editor.stop()
  })

  test('is none of another trip’s', () => {
    keepEditor(anEditor())
    expect(findKeptEditor({ id: itineraryIdSchema.parse('itn_another') })).toBeUndefined()
  })

  test('begins anew after a conflict', () => {
    const editor = anEditor()
    editor.edit({ name: 'Mine' })
    editor.receive(aTrip({ version: 4, name: 'Theirs' }))
    keepEditor(editor)
    expect(editor.get().conflict).toBeDefined()
    expect(findKeptEditor(aTrip())).toBeUndefined()
    editor.stop()
  })
})
