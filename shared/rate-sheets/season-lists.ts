import type { Place } from './cells'
import { type DateForms, periodsOf } from './read-periods'
import { seasonKey } from './season-names'
import { hasDayOrMonth, type Statement, statementOf } from './sheet-rows'
import { isGeneric, wordsOf } from './words'

/** A point ends a season where a word follows that is no month: `1. Jan – 31. Mar. High`. */
const point = String.raw`\.(?=\s+[a-zä-ü])(?!\s+(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))`
/** Between the seasons of a list, the surest first: commas and `and` also part dates. */
const separators = [
  new RegExp(String.raw`[;|\n•]|${point}|\s/\s`, 'i'),
  new RegExp(String.raw`[;|\n•,]|${point}|\s/\s|\s(?:and|&)\s`, 'i'),
]

/** `Low season is 1 Nov`, `Low = 1 Nov`. */
const between = /\s*(?:[=:–—-]|\b(?:is|are|runs?|from)\b)\s*$/i

/**
 * The seasons of a text that lists several with their dates: `Low: 1 Nov – 31 May. High: 1 Jun – 31
 * Oct`. Empty where anything else is in it, or only one.
 */
export function listedSeasons(text: string, place: Place, forms: DateForms): readonly Statement[] {
  for (const separator of separators) {
    const seasons = seasonsIn(text.split(separator), place, forms)
    if (seasons.length > 1) return seasons
  }
  return []
}

function seasonsIn(parts: readonly string[], place: Place, forms: DateForms): Statement[] {
  const seasons: Statement[] = []
  for (const part of parts.filter((one) => one.trim() !== '')) {
    const statement = statementOf(part.trim(), place, forms)
    const { after = '' } = periodsOf(part.trim(), forms)
    const rest = statement.rest.replace(between, '')
    const last = seasons.at(-1)
    const isMore = /\d/.test(after) || !isGeneric(wordsOf(after).rest)
    if (statement.periods.length === 0 || hasDayOrMonth(rest) || isMore) return []
    if (seasonKey(rest) !== '') seasons.push({ ...statement, rest })
    else if (last === undefined) return []
    else seasons[seasons.length - 1] = { ...last, periods: [...last.periods, ...statement.periods] }
  }
  const keys = seasons.map(({ rest }) => seasonKey(rest))
  return new Set(keys).size === keys.length ? seasons : []
}
