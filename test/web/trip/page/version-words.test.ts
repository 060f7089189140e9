import { expect, test } from 'vitest'
import { tripVersion } from '#shared/api/trip-versions'
import { versionWords } from '../../../../web/trip/page/version-words'

const aVersion = (named: object = {}) =>
  tripVersion.parse({
    id: 'itn_0001',
    letter: 'B',
    name: 'With Victoria Falls',
    state: 'quote',
    startDate: '2027-06-12',
    endDate: '2027-06-15',
    currency: 'USD',
    sell: 1_230_000,
    isShared: false,
    outcome: 'open',
    ...named,
  })

test.each([
  [{}, 'Version B: With Victoria Falls, USD 12,300.00'],
  [{ sell: 0, outcome: 'cancelled' }, 'Version B: With Victoria Falls, cancelled'],
  [{ sell: 0, outcome: 'chosen' }, 'Version B: With Victoria Falls, chosen'],
  [
    { sell: 0, outcome: 'notChosen', otherClient: 'Ada Moremi' },
    'Version B: With Victoria Falls, for Ada Moremi, not chosen',
  ],
])('a version with %o is told as %s', (named, words) => {
  expect(versionWords(aVersion(named))).toBe(words)
})
