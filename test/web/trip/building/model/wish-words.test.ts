import { expect, test } from 'vitest'
import { wishWords } from '../../../../../web/trip/building/model/wish-words'

test('each wish is said in a few words, with what is wanted without it', () => {
  const wishes = { features: ['mokoro', 'pool'], priceUpTo: 1_000, childAge: 6 }
  const nameOf = (id: string) => (id === 'pool' ? 'Swimming pool' : 'Mokoro')
  expect(wishWords(wishes, nameOf)).toEqual([
    { words: 'Up to $1,000 per night', without: { priceUpTo: undefined } },
    { words: 'Accepts children aged 6', without: { childAge: undefined } },
    { words: 'Mokoro', without: { features: ['pool'] } },
    { words: 'Swimming pool', without: { features: ['mokoro'] } },
  ])
  expect(wishWords({ features: [] }, nameOf)).toEqual([])
})
