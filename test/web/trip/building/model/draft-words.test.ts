import { expect, test } from 'vitest'
import { draftTitle } from '../../../../../web/trip/building/model/draft-words'

const stays = (...names: readonly string[]) => names.map((campName) => ({ campName }))

test.each([
  [{ draftName: ' For Ada ', segments: stays('Jao Camp') }, 'For Ada'],
  [
    { draftName: '', segments: stays('Jao Camp', 'Mombo Camp', 'Jao Camp') },
    'Jao Camp and Mombo Camp',
  ],
  [
    { draftName: ' ', segments: stays('Jao Camp', 'Mombo Camp', 'Savute', 'Zulu') },
    'Jao Camp, Mombo Camp and 2 more stays',
  ],
  [{ draftName: '', segments: [{ campName: '', title: 'Guesthouse' }] }, 'Guesthouse'],
])('a draft of %o is called %s', (draft, title) => {
  expect(draftTitle(draft)).toBe(title)
})
