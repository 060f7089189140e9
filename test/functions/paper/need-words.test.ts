import { expect, test } from 'vitest'
import { needWords } from '../../../functions/paper/papers/guest-needs'

const need = {
  name: 'Eleanor Hartley',
  kind: 'adult' as const,
  diet: '',
  dietNotes: '',
  allergies: '',
  mobility: '',
  beds: '',
  roomNotes: '',
}

test.each([
  ['nothing where nothing was told', {}, ''],
  ['nothing where any bed will do', { beds: 'Either' }, ''],
  ['that somebody eats everything', { diet: 'Eats everything' }, 'Eats everything'],
  ['notes in place of another diet', { diet: 'Other, see below', dietNotes: 'No pork' }, 'No pork'],
  ['a “none” as no allergies', { allergies: ' None. ' }, 'No allergies'],
  ['an allergy as it was written', { allergies: 'None but nuts' }, 'Allergies: None but nuts'],
  [
    'each thing on a line of its own',
    {
      diet: 'Vegan',
      allergies: 'Nuts',
      mobility: 'No stairs',
      beds: 'Twin beds',
      roomNotes: 'Cot',
    },
    'Vegan\nAllergies: Nuts\nMobility: No stairs\nTwin beds\nRoom: Cot',
  ],
])('a camp reads %s', (_what, told, words) => {
  expect(needWords({ ...need, ...told })).toBe(words)
})
