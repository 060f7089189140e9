import { describe, expect, test } from 'vitest'
import { initialsOf } from '../../../../web/components/people/initials'
import { toneOf } from '../../../../web/components/people/PersonAvatar'

describe('initialsOf', () => {
  test.each([
    ['Naledi Mokoena', 'NM'],
    ['  amélie   fournier ', 'AF'],
    ['Chen', 'C'],
    ['María del Carmen Núñez', 'MN'],
    ['李 小龙', '李小'],
    ['🙂 Boone', 'B'],
    ['', ''],
  ])('%s becomes %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('toneOf', () => {
  test('is one of five, and the same for the same name', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`)
    expect(new Set(names.map(toneOf))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(toneOf('Eleanor Hartley')).toBe(toneOf('Eleanor Hartley'))
  })
})
