import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { whereOf } from '../../../../web/features/audit/model/audit-view'
import {
  dayOfInstant,
  exactInstant,
  instantDay,
  instantText,
  typedInstant,
} from '../../../../web/lib/time/instants'
import {
  accountZone,
  browserZone,
  setAccountZone,
  todayHere,
} from '../../../../web/lib/time/today-here'
import { instantWords } from '../../../../web/trip/life/instant-words'

afterEach(() => setAccountZone(undefined))

const at = '2026-11-24T22:30:09.000Z'

describe('1 §2: times are shown in the time zone of the account', () => {
  test.each([
    ['Africa/Nairobi', '2026-11-25', 'Nov 25, 2026, 01:30'],
    ['America/New_York', '2026-11-24', 'Nov 24, 2026, 17:30'],
    ['Asia/Kolkata', '2026-11-25', 'Nov 25, 2026, 04:00'],
  ])('of %s', (zone, day, text) => {
    setAccountZone(zone)
    expect([dayOfInstant(at), instantText(at), todayHere(new Date(at))]).toEqual([day, text, day])
    expect(exactInstant(at)).toBe(`${text}:09`)
    expect(instantDay(at)).toBe(`November ${day.slice(8)}, 2026`)
    expect(instantWords(new Date(at), new Date(at))).toBe(text.slice(-5))
  })

  test('of the browser while none is chosen', () => {
    setAccountZone('')
    expect(accountZone()).toBe(browserZone)
  })

  test('what is typed as day and time is meant there', () => {
    setAccountZone('Asia/Kolkata')
    expect(typedInstant('2026-11-25T04:15').toISOString()).toBe('2026-11-24T22:45:00.000Z')
    setAccountZone('America/New_York')
    expect(typedInstant('2026-07-01T08:05').toISOString()).toBe('2026-07-01T12:05:00.000Z')
  })

  test('a day of the audit trail begins and ends there', () => {
    setAccountZone('Africa/Nairobi')
    const day = { who: '', whoName: '', action: '', about: '', aboutName: '', agency: '' }
    expect(whereOf({ ...day, from: '2026-11-01', to: '2026-11-01' })).toEqual({
      and: [
        { timestamp: { gte: '2026-10-31T21:00:00.000Z' } },
        { timestamp: { lt: '2026-11-01T21:00:00.000Z' } },
      ],
    })
  })

  test('no screen formats an instant by itself', () => {
    const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    )
    const own = /Intl\.DateTimeFormat|toLocale(Date|Time)String|dateStyle|timeStyle/
    const found = files.filter((name) => own.test(readFileSync(join('web', name), 'utf8')))
    expect(found).toEqual([join('lib', 'time', 'today-here.ts')])
  })
})
