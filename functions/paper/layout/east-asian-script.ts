import type { eastAsianFonts } from '#shared/theme/east-asian-fonts'

type EastAsian = keyof typeof eastAsianFonts

const anyOfThem =
  /[\u1100-\u11FF\u2E80-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u

/** The fonts that may write a character, the likeliest first; none for characters of other scripts. */
export function eastAsianFontsFor(character: string): readonly EastAsian[] {
  if (!anyOfThem.test(character)) return []
  if (kana.test(character)) return ['japanese']
  return hangul.test(character) ? ['korean'] : ['chinese', 'japanese', 'korean']
}
