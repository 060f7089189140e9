import type { Ages, Facts, Words } from './word-facts'
import { wordRules } from './word-rules'

const levyWords =
  /\b(?:lev(?:y|ies)|(?:park|conservation|concession|conservancy|community|government|entrance|entry|gate|reserve|bed night|bednight|wma|camping) fees?|fees|tourism (?:tax|levy)|transfers?|flights?|airstrip|game drives?|guides?|pilots?|drivers?|activit(?:y|ies)|lunch|dinner|deposits?|surcharges?|porters?|helicopter|laundry|massage|boat|walking|vehicles?|service charges?|(?:booking|handling|admin(?:istration)?|cancellation|amendment) fees?|(?:hot[- ]air )?balloon(?:ing)?|flying doctors?|amref|evacuation(?: cover)?|insurance|picnics?|sundowners?|breakfast boxes)\b|^\W*(?:v\.?a\.?t|gst)\b/i

/** What rates include or leave out: `USD per person incl. VAT & park fees` is no line of fees. */
const ofRates =
  /\b(?:incl|excl)(?:\.|uding|udes?|usive(?: of)?)?(?=[\s:]).*\b(?:lev(?:y|ies)|fees?)\b/i
const isOfRates = ({ currency, per, isRack, market }: Facts): boolean =>
  [currency, per, isRack, market].filter((one) => one !== undefined).length > 1

/** A line or column that adds up others, or compares them. */
const totalWords =
  /^\W*(?:grand |sub[- ]?)?totals?\b|^\W*(?:average|avg|mean|increase|difference|variance|change)s?\W*$/i
/** What is taken off a rate, which a line or column has shares of. */
const offerWords =
  /\bhoneymoon(?:ers?)?\b(?! ?(?:suites?|rooms?|tents?|chalets?|villas?|cottages?|bungalows?|houses?|units?|bandas?|lodge|camp|island))|\b(?:early[- ]?birds?|long[- ]stays?|(?:special )?offers?|discounts?|promo(?:tion)?s?|specials?)\b(?! rates?)/i
/** What was paid before: `Old rate` beside `New rate`. */
const oldWords = /^\W*(?:old|previous|former|prior|last year['’]?s?)\W*$/i
const plainGuests: ReadonlySet<string> = new Set(['sharing', 'double', 'single'])

const filler =
  /\b(?:rates?|prices?|pricing|tariffs?|tarifs?|tarifas|tariffe|tarieven|preise?|preços?|costs?|per night|nightly|p\/n|pn|amounts?|all rates|guests?|visitors?|in)\b/gi

/** A pattern that finds a text as it stands. */
export const plainPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `Infants 0-23 months`, `babies under 24 months`. */
const monthAges =
  /(?<=\b(?:infants?|bab(?:y|ies)|toddlers?|child(?:ren)?|kids?)\b.{0,12})\b(?:0 ?(?:-|–|to)|under|below|up to) ?(\d{1,2}) ?(?:months?|mths?)\b(?: old)?/i

/** What a text says of figures, and what is left of it. */
export const wordsOf = (text: string): Words =>
  wordsInYears(
    text.replace(monthAges, (_all, months) => `0-${Math.ceil(Number(months) / 12) - 1} years`),
  )

function wordsInYears(text: string): Words {
  const [, below] = underAlone.exec(text) ?? []
  if (below !== undefined && Number(below) <= 18)
    return {
      who: Number(below) <= 2 ? 'infant' : 'child',
      ages: { from: 0, to: Number(below) - 1 },
      rest: '',
    }
  const alone = bareAges(text)
  if (alone?.hasYears) return { who: 'child', ages: { from: alone.from, to: alone.to }, rest: '' }
  let [rest, facts]: [string, Facts] = [text.replaceAll(/\s+/g, ' '), {}]
  for (const [pattern, given] of wordRules) {
    const match = pattern.exec(rest)
    if (match === null) continue
    const wordFacts = typeof given === 'function' ? given(match) : given
    const next = agreeFacts(wordFacts, facts)
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    if ('market' in wordFacts) rest = rest.replaceAll(new RegExp(pattern, 'gi'), ' ')
    facts = next
  }
  const ages = facts.who === 'child' || facts.who === 'infant' ? agesIn(text) : undefined
  if (ages !== undefined) rest = rest.replace(agePattern, ' ').replace(underPattern, ' ')
  const isDouble = facts.who === undefined && doubleOnly.test(rest.trim())
  if (isDouble) rest = ''
  const isLevy =
    (facts.who === undefined || facts.who === 'sharing') &&
    levyWords.test(rest) &&
    !(isOfRates(facts) && ofRates.test(text))
  const isOtherSupplement = facts.who !== 'single' && /\bsupplements?\b|\bsuppl?\b/i.test(rest)
  const isPlain = facts.who === undefined || plainGuests.has(facts.who)
  const isCombination = combination.test(text) && isGeneric(tidy(rest))
  const bare = tidy(rest)
  const isBare = /^\W*(?:suppl?(?:ement)?)\.?\W*$/i.test(rest)
  return {
    ...facts,
    ...(ages === undefined ? {} : { ages }),
    ...(isBare ? { isSupplement: true } : {}),
    ...(isDouble ? { who: 'double' } : {}),
    ...(isCombination ? { who: 'ownRoom' } : {}),
    ...(isLevy || (isOtherSupplement && !isBare) ? { who: 'levy' } : {}),
    ...(isPlain && (offerWords.test(rest) || oldWords.test(bare)) ? { who: 'offer' } : {}),
    ...(isPlain && totalWords.test(rest) ? { who: 'total' } : {}),
    rest: isBare || /^new$/i.test(bare) ? '' : bare,
  }
}

/** A text that says two things of one kind, as two currencies, says neither. */
function agreeFacts(said: Facts, before: Facts): Facts {
  const { currency, market, tax, isRack, ...rest } = { ...said, ...before }
  const same = <Key extends keyof Facts>(key: Key) =>
    said[key] === undefined || before[key] === undefined || said[key] === before[key]
  return {
    ...rest,
    ...(currency !== undefined && same('currency') ? { currency } : {}),
    ...(market !== undefined && same('market') ? { market } : {}),
    ...(tax !== undefined && same('tax') ? { tax } : {}),
    ...(isRack !== undefined && same('isRack') ? { isRack } : {}),
  }
}

/** Adults with children: beside a name who fits into a room, alone a price for all of them. */
export const combination =
  /\b(?:\d+|one|two|an?) ?(?:adults?|ad|pax) ?(?:\+|and|&|,|with) ?(?:\d+|one|two|an?)? ?(?:child(?:ren)?|chd|kids?)\b/i
/** `Villa Segera (8 guests)`: a price of so many may be for all of them. */
export function isForMany(label: string): boolean {
  const [, max, guests] =
    /\b(?:sleeps|max(?:imum)?\.?|up to) (\d{1,2})\b|\((\d{1,2}) ?(?:guests?|pax|people|persons?)\)/i.exec(
      label,
    ) ?? []
  return Number(max ?? guests ?? 0) >= maxPerPerson
}
/** Rooms for fewer are often sold per person. */
const maxPerPerson = 5

const doubleOnly =
  /^\W*(?:(?:double|twin|dbl|twn)(?:\s*(?:\/|&|or|,)\s*)?)+(?: ?(?:rooms?|occupancy|rates?|per night|pn))*\W*$/i
/** Where a sentence of a note ends; a point after `incl` ends none. */
export const sentenceEnd =
  /(?<!\b(?:incl|excl|min|max|no|approx|supp|suppl|sgl|dbl|p|n|s|a))\.(?=\s|$)|;(?=\s|$)|\n|•/i

const agePattern =
  /\(?(?:aged? )?(\d{1,2})(?:\.99)? ?(?:-|–|—|to|up to|à|a|bis) ?(\d{1,2})(?:\.99)? ?(?:years?|yrs?|y\.?o\.?|yr\.?|ans|jahren?|anos|años)?(?: (?:old|of age|inclusive))?\)?/i
const underPattern =
  /\(?\b(?:under|below|younger than|less than|up to(?: and including)?) (?:the age of )?(\d{1,2}) ?(?:years?|yrs?)?(?: (?:old|of age))?\)?/i

const agesAlone =
  /^\W*(?:aged? )?(\d{1,2})(?:\.99)? ?(?:-|–|—|to) ?(\d{1,2})(?:\.99)? ?(years?|yrs?|y\.?o\.?)?\.?(?: (?:old|inclusive))?\W*$/i

/** `Under 2`, `below 12 years`, and nothing else. */
const underAlone =
  /^\W*(?:under|below) ?(\d{1,2})(?:['’]?s| ?(?:years?|yrs?|y\.?o\.?))?\.?(?: (?:old|of age))?\W*$/i

/** The ages of children that a text is, and nothing else: `4 – 11 yrs`, or `4 – 11` alone. */
export function bareAges(text: string): (Ages & { readonly hasYears: boolean }) | undefined {
  const [, from, to, years] = agesAlone.exec(text) ?? []
  const ages = { from: Number(from), to: Number(to), hasYears: years !== undefined }
  return ages.from < ages.to && ages.to <= 17 ? ages : undefined
}

function agesIn(text: string): Ages | undefined {
  const [, from, to] = agePattern.exec(text) ?? []
  if (from !== undefined && to !== undefined) return { from: Number(from), to: Number(to) }
  const [whole = '', under] = underPattern.exec(text) ?? []
  if (under === undefined) return undefined
  return { from: 0, to: Number(under) - (/up to/i.test(whole) ? 0 : 1) }
}

const tidy = (text: string): string => {
  const plain = text
    .replaceAll(filler, ' ')
    .replaceAll(/\b20[2-9]\d(?:\s*[/–-]\s*(?:20)?\d\d)?\b/g, ' ')
    .replaceAll(/\((?:[\s,/&:;+.-]|and|or|of)*\)/g, ' ')
    .replaceAll(/\(\s*[,;]\s*/g, '(')
    .replaceAll(/\s+(?=\)|\s)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(
      /^(?:[\s,:;/&()*•|.–—-]|\b(?:in|for|the|a(?=\s+(?!seasons?\b)\S)|an|of|and|or|with|on|at|basis|from)\b(?=\W|$))+/gi,
      '',
    )
    .replace(
      /(?:[\s,:;/&(*|.–—-]|\b(?:in|for|the|of|and|or|with|on|at|basis|only|stay|nights?|twin|double|rate)\b(?=\W*$))+$/gi,
      '',
    )
    .trim()
  return /[a-z]/i.test(plain) ? plain : ''
}

const generic =
  /^(?:all|rooms?|rooms? & rates?|standard occupancy|per|room ?types?|types?|accommodations?|categor(?:y|ies)|units?|descriptions?|camps?|lodges?|propert(?:y|ies)|hotels?|seasons?|periods?|dates?|details?|items?|products?|supplier|market|currency|basis|occupancy|meal ?(?:plan|basis)|board|valid(?:ity)?|type|code|notes?|year|sheet|nettopreise|preise|(?:(?:tour )?operators?|contract(?:ed)?|confidential|trade|agents?|specials?)(?: (?:operators?|contract(?:ed)?|agents?))*|published by|dear .*|page \d+)$/i

/** A rest that names nothing: a heading of labels, or an occupancy. */
export const isGeneric = (rest: string): boolean => rest === '' || generic.test(rest.trim())
