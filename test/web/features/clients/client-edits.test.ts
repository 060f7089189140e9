import { describe, expect, test } from 'vitest'
import {
  type ClientField,
  type ClientValue,
  edit,
  editsOf,
  markStored,
  mergedOver,
  patchOf,
  resolve,
  shownValue,
  undo,
  valuesToSend,
} from '../../../../web/features/clients/model/client-edits'
import { aClient } from './a-client'

let clock = 0
const typing = (
  edits = editsOf(aClient()),
  field: ClientField = 'lastName',
  to: ClientValue = 'Brown',
  after = 10_000,
) => {
  clock += after
  return edit(edits, { field, to, at: clock })
}

describe('edits of a client', () => {
  test('show at once what was typed, and send only what differs', () => {
    const edits = typing(typing(), 'phone', '+44 1')
    expect([shownValue(edits, 'lastName'), shownValue(edits, 'firstName')]).toEqual([
      'Brown',
      'Eleanor',
    ])
    expect(patchOf(valuesToSend(edits))).toEqual({ lastName: 'Brown', contact: { phone: '+44 1' } })
    expect(valuesToSend(typing(typing(), 'lastName', 'Hartley'))).toEqual({})
  })

  test('are taken back one by one; typing without a pause is one step', () => {
    const typed = typing(typing(typing(), 'lastName', 'Brownl', 100), 'lastName', 'Brownlow', 100)
    const both = typing(typed, 'status', 'booked')
    const once = undo(both)
    expect([shownValue(once, 'status'), shownValue(once, 'lastName')]).toEqual(['lead', 'Brownlow'])
    expect(valuesToSend(undo(once))).toEqual({})
    expect(undo(undo(undo(once))).steps).toEqual([])
  })

  test('undo also what was stored since', () => {
    const after = markStored(typing(), aClient({ lastName: 'Brown' }, 2), { lastName: 'Brown' })
    expect(valuesToSend(after)).toEqual({})
    expect(valuesToSend(undo(after))).toEqual({ lastName: 'Hartley' })
  })

  test('go on with what was typed while the last ones were on their way', () => {
    const later = typing(typing(), 'lastName', 'Browning', 100)
    const after = markStored(later, aClient({ lastName: 'Brown' }, 2), { lastName: 'Brown' })
    expect(valuesToSend(after)).toEqual({ lastName: 'Browning' })
    expect(after.base.version).toBe(2)
  })

  test('are merged by field with what a colleague changed meanwhile', () => {
    const merged = mergedOver(typing(), aClient({ firstName: 'Nora' }, 2))
    expect(merged.conflicts).toEqual([])
    expect([shownValue(merged, 'firstName'), shownValue(merged, 'lastName')]).toEqual([
      'Nora',
      'Brown',
    ])
    expect(valuesToSend(merged)).toEqual({ lastName: 'Brown' })
  })

  test('of one field by two people wait for a choice; the others go on', () => {
    const two = typing(typing(), 'phone', '+44 1')
    const merged = mergedOver(two, aClient({ lastName: 'Green' }, 2))
    expect(merged.conflicts).toEqual(['lastName'])
    expect(valuesToSend(merged)).toEqual({ phone: '+44 1' })
    expect(valuesToSend(resolve(merged, 'lastName', 'ours'))).toEqual({
      lastName: 'Brown',
      phone: '+44 1',
    })
    const theirs = resolve(merged, 'lastName', 'theirs')
    expect(shownValue(theirs, 'lastName')).toBe('Green')
    expect(valuesToSend(theirs)).toEqual({ phone: '+44 1' })
    expect(mergedOver(merged, aClient({ lastName: 'Grey' }, 3)).conflicts).toEqual(['lastName'])
  })

  test('to the same value as a colleague’s are no conflict', () => {
    const merged = mergedOver(typing(), aClient({ lastName: 'Brown' }, 2))
    expect([merged.conflicts, valuesToSend(merged)]).toEqual([[], {}])
  })

  test('that were refused are not sent again until they change', () => {
    const refused = {
      ...typing(editsOf(aClient()), 'email', 'taken@x.com'),
      refused: { email: 'Email already exists' },
    }
    expect(valuesToSend(refused)).toEqual({})
    expect(valuesToSend(typing(refused, 'email', 'free@x.com'))).toEqual({ email: 'free@x.com' })
  })
})
