import type { Ask } from './asking'
import { addressOf } from './cells'
import { hasAmount } from './figures'
import type { Told } from './read-figures'
import type { Statement } from './sheet-rows'
import type { Words } from './word-facts'
import { sentenceEnd, wordsOf } from './words'

type FactKey = 'per' | 'currency' | 'tax' | 'market' | 'isRack'

/** What the titles and notes of a sheet say of all its figures. */
export type StatedFacts = {
  readonly [Key in FactKey]: readonly Told<NonNullable<Words[Key]>>[]
}

/** `STO 25%` in a note may say that 25% is off already, or still comes off: so it says neither. */
export const stoPercent = /\bSTO\W{0,3}(\d{1,2}(?:\.\d+)?) ?%(?! ?(?:off|below|less))/i

const children = /\b(?:child|kid|infant|teen|under \d)/i

/** What a sentence says, of tax all of it. */
function factsOfPart(sentence: string): { readonly words: Words; readonly part: string } {
  const part = hasAmount(sentence) ? beforeExtras(sentence) : sentence
  const words = wordsOf(part.replace(stoPercent, ' '))
  const { tax } = wordsOf(sentence)
  return { words: tax === undefined ? words : { ...words, tax }, part }
}

/**
 * `Nett rates 2027 in USD, excluding a fee of USD 59` speaks of rates up to what they exclude; other
 * sentences stay whole.
 */
const beforeExtras = (part: string): string =>
  /^\W*(?:all |our |the )*(?:(?:nett?|rack|sto|contract(?:ed)?|20\d\d) )*rates?\b/i.test(part)
    ? part.replace(/[,;]?\s+(?:excl|exclud|plus|\+|not includ|subject to|but ).*$/is, '')
    : part

/**
 * What each sentence outside of the tables says, but for those about levies, children and extras; of
 * tax what these say, too, unless `isPlain`: then nothing is taken from a note on children at all.
 */
export function statedFacts(
  statements: readonly Statement[],
  { isPlain = false } = {},
): StatedFacts {
  const texts = isPlain ? statements.filter(({ text }) => !children.test(text)) : statements
  const sentences = texts.flatMap(({ text, place }) =>
    text
      .split(sentenceEnd)
      .filter((part) => part.trim() !== '')
      .map((part) => ({ ...factsOfPart(part), place })),
  )
  const isOfRates = ({ words: { who }, part }: (typeof sentences)[number]) =>
    !hasAmount(part) &&
    (who === undefined ||
      who === 'sharing' ||
      who === 'double' ||
      (who === 'levy' && /\brates?\b/i.test(part) && !/\d/.test(part.replaceAll(/20\d\d/g, ''))))
  const statementsOf = <Key extends FactKey>(
    key: Key,
    isOwn: (one: (typeof sentences)[number]) => boolean = () => false,
  ) =>
    sentences.flatMap((one) => {
      const value = one.words[key]
      return value === undefined || !(isOwn(one) || isOfRates(one))
        ? []
        : [{ value: value as NonNullable<Words[Key]>, place: one.place }]
    })
  return {
    per: statementsOf('per'),
    currency: statementsOf('currency'),
    tax: statementsOf('tax', isPlain ? isTaxOfRates : () => true),
    market: statementsOf('market'),
    isRack: statementsOf('isRack'),
  }
}

/** `Rates exclude 16% VAT and a levy`: of tax it speaks of the rates, whatever else it says. */
const isTaxOfRates = ({ part }: { readonly part: string }): boolean =>
  /\brates?\b.*\b(?:in|ex)clu/i.test(part)

/** The one value of those told, undefined where there are none or several. */
export function oneTold<Value>(told: readonly Told<Value>[]): Told<Value> | undefined {
  const [first] = told
  return told.every(({ value }) => value === first?.value) ? first : undefined
}

const commissionIn =
  /(\d{1,2}(?:\.\d+)?) ?% (?:agent |trade )?commission|commission(?:able)?(?: is| of| at|:)? ?(\d{1,2}(?:\.\d+)?) ?%|\b(?:rack|rates?|sto) (?:less|minus) (\d{1,2}(?:\.\d+)?) ?%|\b(?:less|minus) (\d{1,2}(?:\.\d+)?) ?% (?:STO|trade|agents?|operators?) discount|(\d{1,2}(?:\.\d+)?) ?% (?:off|below|less than) (?:the )?(?:rack|published)/i

/** The supplier's commission in percent, with its cell; undefined where texts give none or several. */
export const statedCommission = (statements: readonly Statement[]) =>
  statedPercent(statements, commissionIn)

/** The percentage of `STO 25%`: the commission of rates that are rack, and of others none. */
export const statedStoPercent = (statements: readonly Statement[]) =>
  statedPercent(statements, stoPercent)

function statedPercent(
  statements: readonly Statement[],
  pattern: RegExp,
): Told<string> | undefined {
  const percents = statements.flatMap(({ text, place }) => {
    const value = pattern.exec(text)?.slice(1).find(Boolean)
    return value === undefined ? [] : [{ value, place }]
  })
  return oneTold(percents)
}

/** Whether a tax that is excluded is added, and at how many percent. */
export function askTax(told: Told<'included' | 'excluded'>, text: string, ask: Ask) {
  const percent = /(\d{1,2}(?:\.\d+)?) ?%/.exec(text)?.[1]
  const answer = ask({
    id: 'tax added',
    title: 'The rates exclude tax. What is published?',
    why: `${addressOf(told.place)} says “${text}”.`,
    places: [told.place],
    input: 'percent',
    options: [
      ...(percent === undefined ? [] : [{ value: percent, label: `Rates with ${percent}% tax` }]),
      { value: 'none', label: 'Rates as they stand, without tax' },
    ],
  })
  return answer === undefined || answer === 'none' ? answer : answer.replace(',', '.')
}
