import type { Rule } from './word-facts'

/** Who shares a room, and who comes on top: part of word-rules.ts, in order. */
export const roomShareRules: readonly Rule[] = [
  [
    /^\W*(?:1|one) (?:in|per) (?:an? |the )?(?:room|tent|chalet|suite|unit)\W*$/i,
    { who: 'single' },
  ],
  [
    /^\W*(?:2|two) (?:in|per) (?:an? |the )?(?:room|tent|chalet|suite|unit)\W*$/i,
    { who: 'double' },
  ],
  [
    /^\W*(?:3|three) (?:in|per) (?:an? |the )?(?:room|tent|chalet|suite|unit)\W*$/i,
    { who: 'triple' },
  ],
  [/^\W*(?:4|four) (?:in|per) (?:an? |the )?(?:room|tent|chalet|suite|unit)\W*$/i, { who: 'quad' }],
  [
    /\b(?:extra|additional|3rd|third)[- ]adults?\b|\bextra bed\b.{0,12}\badults?\b|\badults?\b.{0,12}\bextra bed\b/i,
    { who: 'extraAdult' },
  ],
  [
    /\bextra bed\b(?=.{0,12}\b(?:child|kid))|(?<=\b(?:child|kid)[^|]{0,24})\b(?:in |on )?(?:an? )?extra bed\b/i,
    { bed: 'sharing' },
  ],
  [
    /\b(?:extra|additional|3rd|third|4th|fourth)[- ](?:adults?|persons?|pax|guests?|beds?)\b|\bextra bed\b|\brollaway\b/i,
    { who: 'extra' },
  ],
]
