import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { editKeeper } from '../../../../web/trip/edits/kept-edits'
import type { TripPatch } from '../../../../web/trip/edits/patch-of'
import {
  createTripEditor,
  type SaveOutcome,
  saveDelayMs,
} from '../../../../web/trip/edits/trip-editor'
import type { Edits } from '../../../../web/trip/edits/trip-edits'
import { aTrip, editsOf } from '../builders'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An editor whose server answers what the test says, one answer after the other. */
function setup({
  answers = [],
  kept = {},
}: {
  answers?: readonly SaveOutcome[]
  kept?: Edits
} = {}) {
  const sent: { patch: TripPatch; version: number }[] = []
  const written: Edits[] = []
  const queue = [...answers]
  const onSaved = vi.fn()
  const editor = createTripEditor(aTrip(), {
    save: async (patch, version) => {
      sent.push({ patch, version })
      return queue.shift() ?? { kind: 'away' }
    },
    keeper: { read: () => kept, write: (edits) => written.push(edits) },
    clock: () => Date.now(),
    onSaved,
  })
  return { editor, sent, written, onSaved }
}
const saved = (overrides: Parameters<typeof aTrip>[0]): SaveOutcome => ({
  kind: 'saved',
  trip: aTrip(overrides),
})

describe('the editor', () => {
  test('sends once after a quiet while, made from the version that it knows', async () => {
    const { editor, sent, onSaved } = setup({ answers: [saved({ version: 4, discount: 300 })] })
    for (const discount of [1, 2, 300]) {
      editor.edit({ discount }, 'discount')
      await vi.advanceTimersByTimeAsync(saveDelayMs - 1)
    }
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([{ patch: { discount: 300 }, version: 3 }])
    expect(editor.get()).toMatchObject({ pending: {}, base: { version: 4 } })
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('keeps edits while the server is away, and sends them when it is back', async () => {
    const { editor, sent, written } = setup({
      answers: [{ kind: 'away' }, saved({ version: 4, discount: 300 })],
    })
    editor.edit({ discount: 300 })
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(editor.get().refusal).toEqual({ kind: 'away' })
    expect(written.at(-1)).toEqual(editsOf({ discount: [0, 300] }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    editor.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(2)
    expect(written.at(-1)).toEqual({})
  })

  test('merges with what somebody else stored and sends the rest from their version', async () => {
    const theirs = aTrip({ version: 8, name: 'Theirs' })
    const { editor, sent } = setup({
      answers: [
        { kind: 'changed', trip: theirs },
        saved({ version: 9, name: 'Theirs', discount: 300 }),
      ],
    })
    editor.edit({ discount: 300 })
    await vi.advanceTimersByTimeAsync(saveDelayMs * 3)
    expect(sent).toEqual([
      { patch: { discount: 300 }, version: 3 },
      { patch: { discount: 300 }, version: 8 },
    ])
    expect(editor.get()).toMatchObject({ pending: {}, base: { name: 'Theirs', version: 9 } })
  })

  test('sends nothing while a conflict waits for its choice', async () => {
    const { editor, sent } = setup({
      answers: [
        { kind: 'changed', trip: aTrip({ version: 8, discount: 77 }) },
        saved({ version: 9, discount: 300 }),
      ],
    })
    editor.edit({ discount: 300 })
    await vi.advanceTimersByTimeAsync(saveDelayMs * 5)
    expect(sent).toHaveLength(1)
    expect(await editor.saveNow()).toBe(false)
    editor.choose({ discount: 'mine' })
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(sent.at(-1)).toEqual({ patch: { discount: 300 }, version: 8 })
    expect(editor.get().conflict).toBeUndefined()
  })

  test('stores at once when asked, what was typed meanwhile included', async () => {
    const { editor, sent } = setup({
      answers: [
        saved({ version: 4, discount: 1 }),
        saved({ version: 5, discount: 1, name: 'Kalahari' }),
      ],
    })
    editor.edit({ discount: 1 })
    const done = editor.saveNow()
    editor.edit({ name: 'Kalahari' })
    expect(await done).toBe(true)
    expect(sent.map(({ patch }) => patch)).toEqual([{ discount: 1 }, { name: 'Kalahari' }])
  })

  test('says so when storing at once fails', async () => {
    const { editor } = setup({ answers: [{ kind: 'failed', message: 'No.' }] })
    editor.edit({ discount: 1 })
    expect(await editor.saveNow()).toBe(false)
    expect(editor.get().refusal).toEqual({ kind: 'failed', message: 'No.' })
  })

  test('takes up edits that were kept, as soon as somebody looks', async () => {
    const { editor, sent } = setup({
      kept: editsOf({ discount: [0, 300] }),
      answers: [saved({ version: 4, discount: 300 })],
    })
    expect(sent).toEqual([])
    editor.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(saveDelayMs)
    expect(sent).toHaveLength(1)
  })

  test('leaves no timer behind', () => {
    const { editor } = setup()
    editor.edit({ discount: 1 })
    editor.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('kept edits', () => {
  const storage = (held: Record<string, string> = {}) => ({
    held,
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(held, { [key]: text }),
    removeItem: (key: string) => void Reflect.deleteProperty(held, key),
  })

  test('come back as they were, and go when there are none', () => {
    const tab = storage()
    const keeper = editKeeper('itn_hartley', tab)
    const edits = editsOf({ name: ['One', 'Two'], 'segments.s1.chargeable': [null, true] })
    keeper.write(edits)
    expect(keeper.read()).toEqual(edits)
    keeper.write({})
    expect(tab.held).toEqual({})
  })

  test('are none when the storage holds something else, or nothing at all', () => {
    for (const text of ['', '{', '[]', 'null', '{"name":1,"client":{"from":1}}']) {
      expect(editKeeper('a', storage({ 'tembea.itinerary-edits.a': text })).read()).toEqual({})
    }
  })

  test('never stand in the way of editing when the storage is closed', () => {
    const closed = () => {
      throw new Error('The storage is full')
    }
    const keeper = editKeeper('a', { getItem: closed, setItem: closed, removeItem: closed })
    expect(keeper.read()).toEqual({})
    expect(() => keeper.write(editsOf({ name: ['One', 'Two'] }))).not.toThrow()
  })
})
