import { describe, expect, test } from 'vitest'
import { type Shortcut, shortcutFor } from '../../../../web/components/shortcuts/shortcut-store'

const run = () => {}
const shortcuts: Shortcut[] = [
  { keys: '/', label: 'Search', group: 'Everywhere', run },
  { keys: 'Mod+k', label: 'Search', group: 'Everywhere', run },
  { keys: 'ArrowLeft', label: 'One day back', group: 'Calendar' },
  { keys: '/', label: 'Search accommodations', group: 'Accommodations', run },
]
const press = (
  key: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; isTyping?: boolean } = {},
) =>
  shortcutFor(
    { key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, ...held },
    shortcuts,
  )

describe('shortcutFor', () => {
  test('takes the latest of those with the same key', () => {
    expect(press('/')?.label).toBe('Search accommodations')
  })

  test.each(['ctrlKey', 'metaKey'] as const)('knows Mod as %s, in capitals too', (mod) => {
    expect(press('K', { [mod]: true })?.label).toBe('Search')
  })

  test('leaves plain keys to those who type, but not Ctrl K', () => {
    expect(press('/', { isTyping: true })).toBeUndefined()
    expect(press('k', { isTyping: true, ctrlKey: true })?.label).toBe('Search')
  })

  test('leaves Alt and what is only listed alone', () => {
    expect(press('/', { altKey: true })).toBeUndefined()
    expect(press('ArrowLeft')).toBeUndefined()
  })
})
