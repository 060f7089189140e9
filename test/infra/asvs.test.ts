import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { spokenDuration } from '#shared/dates/durations'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { toleranceSeconds } from '../../functions/accounts/codes'
import { linkLifeMs } from '../../functions/data/people/account-store'
import { clientLinkLifeMs } from '../../functions/data/people/portal-accounts'
import { proofMs, sessionLimits } from '../../functions/data/people/session-store'
import { ticketLifeMs } from '../../functions/data/people/ticket-store'

/**
 * The sections of ASVS 5.0.0 with their requirements of level 1 and 2 (those of level 3 left out):
 * `1.3: 1-11` is 1.3.1 to 1.3.11.
 */
const required = `
1.1: 1-2; 1.2: 1-9; 1.3: 1-11; 1.4: 1-3; 1.5: 1-2
2.1: 1-3; 2.2: 1-3; 2.3: 1-4; 2.4: 1
3.2: 1-2; 3.3: 1-4; 3.4: 1-6; 3.5: 1-5; 3.7: 1-2
4.1: 1-3; 4.2: 1; 4.3: 1-2; 4.4: 1-4
5.1: 1; 5.2: 1-3; 5.3: 1-2; 5.4: 1-3
6.1: 1-3; 6.2: 1-12; 6.3: 1-4; 6.4: 1-4; 6.5: 1-5; 6.6: 1-3; 6.8: 1-4
7.1: 1-3; 7.2: 1-4; 7.3: 1-2; 7.4: 1-5; 7.5: 1-2; 7.6: 1-2
8.1: 1-2; 8.2: 1-3; 8.3: 1; 8.4: 1
9.1: 1-3; 9.2: 1-4
10.1: 1-2; 10.2: 1-2; 10.3: 1-4; 10.4: 1-11; 10.5: 1-5; 10.6: 1-2; 10.7: 1-3
11.1: 1-2; 11.2: 1-3; 11.3: 1-3; 11.4: 1-4; 11.5: 1; 11.6: 1
12.1: 1-3; 12.2: 1-2; 12.3: 1-4
13.1: 1; 13.2: 1-5; 13.3: 1-2; 13.4: 1-5
14.1: 1-2; 14.2: 1-4; 14.3: 1-3
15.1: 1-3; 15.2: 1-3; 15.3: 1-7
16.1: 1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3
17.1: 1; 17.2: 1-4; 17.3: 1-2`
const requirements = [...required.matchAll(/(\d+\.\d+): (\d+)(?:-(\d+))?/g)].flatMap(
  ([, section = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => {
      return `${section}.${Number(first) + at}`
    }),
)

const security = readFileSync('infra/SECURITY.md', 'utf8')
const page = readFileSync('infra/ASVS.md', 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) (.*)\|$/gm)].map(([, id = '', rest = '']) => {
  const [, level = '', what = '', answer = '', by = ''] = rest.split('|').map((cell) => cell.trim())
  return { id, level, what, answer, by }
})
const rowsWith = (answer: RegExp) => rows.filter((row) => answer.test(row.answer))

/** What a heading is called in an address, as GitHub calls it. */
const anchors = [...security.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-'),
)

describe('the page of ASVS 5.0.0', () => {
  test('has each requirement of level 1 and 2 once, in order, with words and an answer', () => {
    expect(requirements).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(requirements)
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
    for (const { id, level, what, answer, by } of rows) {
      expect([id, level]).toEqual([id, expect.stringMatching(/^[12]$/)])
      expect([id, what.length > 5, by.length > 5]).toEqual([id, true, true])
      expect([id, answer]).toEqual([
        id,
        expect.stringMatching(/^(met|not applicable|open, \d{4}-\d\d-\d\d)$/),
      ])
    }
  })

  test('names for each that is met a test that is there, by file and title', () => {
    const met = rowsWith(/^met$/)
    expect(met.length).toBeGreaterThan(100)
    for (const { id, by } of met) {
      const [, file = '', title = ''] =
        /^`(test\/[^`]+\.test\.tsx?)` · (.+?)(?: · .*)?$/.exec(by) ?? []
      expect([id, existsSync(file)]).toEqual([id, true])
      const source = readFileSync(file, 'utf8')
      const isThere = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
      expect([id, title, isThere]).toEqual([id, title, true])
    }
  })

  test('says of each that is open until when, by a date that there is', () => {
    const open = rowsWith(/^open/)
    for (const { id, answer } of open)
      expect([id, isCalendarDate(answer.replace('open, ', ''))]).toEqual([id, true])
    const counts = [rowsWith(/^met$/), rowsWith(/^not applicable$/), open].map(
      (some) => some.length,
    )
    expect(page).toContain(
      `${counts[0]} are met, ${counts[1]} are not applicable, ${counts[2]} are open.`,
    )
  })
})

describe('the page of security', () => {
  test('has the sections in which the rules stand that requirements ask to be written down', () => {
    const named = [...page.matchAll(/\(SECURITY\.md#([\w-]+)\)/g)].map(([, anchor = '']) => anchor)
    expect(new Set(named).size).toBeGreaterThanOrEqual(12)
    for (const anchor of new Set(named)) {
      expect(anchors).toContain(anchor)
      const [, text = ''] =
        security
          .split(/^## /m)
          .find((part) => {
            return part.split('\n')[0]?.toLowerCase().replaceAll(' ', '-') === anchor
          })
          ?.split(/\n([\s\S]*)/) ?? []
      expect([anchor, text.length > 150]).toEqual([anchor, true])
    }
  })

  test('names every way to sign in that strangers may try', () => {
    const ways = Object.values<Route>(routes)
      .filter(({ who, method, path }) => {
        return who === 'public' && method === 'POST' && /^\/api\/(Agents|Clients)\//.test(path)
      })
      .map(({ path }) => path)
    const named = security.matchAll(/`(\/api\/(?:Agents|Clients)\/[\w-]+)`/g)
    expect([...new Set([...named].map(([, path]) => path))].sort()).toEqual(ways.sort())
  })

  test('tells how long links, codes and proofs live as they do', () => {
    const lives = {
      ticketLifeMs,
      proofMs,
      toleranceSeconds: toleranceSeconds * 1000,
      ...Object.fromEntries(
        (['enter', 'activate', 'reset'] as const).map((kind) => [
          `clientLinkLifeMs.${kind}`,
          clientLinkLifeMs[kind],
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(linkLifeMs).map(([kind, life]) => [`linkLifeMs.${kind}`, life]),
      ),
    }
    const [, table = ''] = /## Lifetimes\n([\s\S]*?)\n## /.exec(security) ?? []
    const told = [...table.matchAll(/^\| .+? \| `([\w.]+)` \| (.+?) \| (.*?) ?\|$/gm)]
    expect(Object.fromEntries(told.map(([, name, life]) => [name, life]))).toEqual(
      Object.fromEntries(
        Object.entries(lives).map(([name, life]) => [
          name,
          life < 60_000 ? `${life / 1000} seconds` : spokenDuration(life),
        ]),
      ),
    )
    for (const [, name = '', , reason = ''] of told)
      if ((lives[name as keyof typeof lives] ?? 0) > 10 * 60_000)
        expect([name, reason.length > 20]).toEqual([name, true])
  })

  test('tells how long sessions last as they do', () => {
    const hours = (ms: number) => ms / 3_600_000
    const { day, keep } = sessionLimits
    expect(security).toContain(
      `lasts ${hours(day.absoluteMs)} hours and ${hours(day.idleMs)} without use`,
    )
    expect(security).toMatch(
      new RegExp(`${hours(keep.absoluteMs) / 24} days and ${hours(keep.idleMs) / 24} without use`),
    )
  })
})
