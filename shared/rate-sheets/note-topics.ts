const topics: readonly (readonly [RegExp, string])[] = [
  [/\b(child|children|kids?|infants?|under \d|years?|teen|adults? only)/i, 'Children'],
  [/\bsingle|\bsolo\b/i, 'Single guests'],
  [/\b(levy|levies|fees?|vat|tax(es)?|surcharge)\b/i, 'Levies and taxes'],
  [/\b(christmas|festive|new year|easter|peak supplement)\b/i, 'Festive days'],
  [/\b(supplement|extra|additional)\b/i, 'Supplements'],
  [/\b(closed|closure|not available|not operat)/i, 'Closed'],
  [/\bmin(imum)?\b.*\bnight/i, 'Minimum stay'],
  [
    /\b(stay \d|pay \d|\d ?(?:=|for) ?\d\b|free|discount|special|offer|honeymoon|early bird|waive|complimentary|long stay)/i,
    'Offers',
  ],
  [/\b(guide|pilot|driver|tour leader)s?\b/i, 'Guides'],
  [
    /\b(cancel|deposit|payment|release)|\bbook(?:ed|ings?)?\b.*\b(?:by|before|until|till|from|after|made)\b/i,
    'Terms',
  ],
  [
    /\b(valid|rates?|price|resident|sadc|commission|increase|change without|as per|same as|as for)/i,
    'Validity and rates',
  ],
  [/\b(inclu|exclu)/i, 'Inclusions'],
  [/\d\s*%|[$€£]|\b(USD|EUR|ZAR|R) ?\d|\b\d+ ?(USD|EUR|ZAR|BWP)\b/, 'Amounts'],
]

/** What a note is about; undefined for words that can’t change a price, as an address. */
export const aboutOf = (text: string): string | undefined =>
  topics.find(([words]) => words.test(text))?.[1]

const withOwnDates: ReadonlySet<string> = new Set([
  'Children',
  'Single guests',
  'Festive days',
  'Supplements',
  'Closed',
  'Minimum stay',
  'Offers',
  'Guides',
  'Terms',
])

/** Whether dates of a text are those of an offer, a closure or the like, and not of the rates. */
export const hasOwnDates = (text: string): boolean =>
  !/^\W*(?:(?:all|these|the|our) )*(?:rates?|prices?|tariffs?|valid)/i.test(text) &&
  withOwnDates.has(aboutOf(text) ?? '')
