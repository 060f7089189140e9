import type { RateCharge } from '../rates/rate-charges'
import type { Ask } from './asking'
import { addressOf } from './cells'
import { currencyOf } from './currency-signs'
import { decimalOf } from './figures'
import { type NoteRule, noteId, scopeOf } from './read-notes'
import { type DateForms, type Period, periodsOf } from './read-periods'
import type { Statement } from './sheet-rows'

/** A levy, fee or supplement in a line of a sheet. */
interface ReadCharge {
  readonly charge: Omit<RateCharge, 'isPaidLocally'>
  /** Where it has several, all but the first. */
  readonly otherDates: readonly Period[]
  /** Undefined where the line doesn't say who pays it. */
  readonly isPaidLocally: boolean | undefined
  /** The line says `per day`, which may be more than its nights. */
  readonly isByDay: boolean
}

const nameWords =
  /((?:\p{L}[\p{L}'’]* ){0,4}?(?:levy|levies|fees?|supplement|surcharge))\b(?: (?:of|is|are|at))?/iu
const amount =
  /(?:(US\$|N\$|A\$|C\$|[€£R]|[A-Z]{3}) ?)?(\d[\d.,']*\d|\d)(?:[.,]?[-–]+)?(?: ?([A-Z]{3}\b|€))?/g
const basis =
  /(?:per|\/) ?(person|adult|guest|pax|room|unit)s?(?: sharing)?,? ?(?:per|\/|a) ?(night|day|stay)|\b(pp ?pn)\b|\b(pp) per (night|stay)/i
const ages =
  /\b(?:from|over|above|aged?) (\d{1,2})(?: ?(?:years?|yrs?))?(?: ?(?:\+|and (?:up|over|above|older)))/i
const there =
  /\b(?:(?:to be )?(?:paid|payable|pay|settled) (?:locally|direct(?:ly)?|on arrival|on site|in cash|at the (?:camp|lodge|gate|park)|by (?:the )?guests?)|collected (?:at|on|by))/i
const otherThings =
  /\bresidents?\b|\bSADC\b|\bEAC\b|\bcitizens?\b|\bnationals?\b|\blocals\b|\binclu|child|infant|single|guide|pilot|vehicle|\bcar\b|flight|transfer|\bvat\b|cancel|deposit|refund|waive|commission|\bif\b|unless|only|half|%|from \d{1,2} nights/i

/**
 * The charge of a line; undefined for a line that speaks of none, of several amounts or of something
 * that a charge can't hold (shared/pricing/README.md, decision 11).
 */
export function readCharge(text: string, forms: DateForms): ReadCharge | undefined {
  if (otherThings.test(text)) return undefined
  const name = nameWords.exec(text)?.[1]?.replace(leading, '')
  const basisMatch = basis.exec(text)
  const plain = text.replace(basis, ' ').replace(ages, ' ').replace(nameWords, ' ')
  const [amountMatch] = [...plain.matchAll(amount)].filter(
    ([, before = '', , after = '']) => currencyOf(before || after) !== undefined,
  )
  if (name === undefined || basisMatch === null || amountMatch === undefined) return undefined
  const rest = plain.replace(amountMatch[0], ' ').replace(there, ' ')
  const { periods } = periodsOf(rest.replace(/^[\s,;:]+/, '').trim(), forms)
  const [dates, ...otherDates] = periods
  if (dates === undefined && (/\d/.test(rest) || feast.test(text))) return undefined
  const [currency, value] = [
    currencyOf(amountMatch[1] ?? amountMatch[3] ?? ''),
    decimalOf(amountMatch[2] ?? ''),
  ]
  if (currency === undefined || currency === '$' || value === undefined || Number(value) === 0)
    return undefined
  const each = (basisMatch[2] ?? basisMatch[5] ?? 'night').toLowerCase()
  const from = ages.exec(text)?.[1] ?? (basisMatch[1]?.toLowerCase() === 'adult' ? '18' : undefined)
  return {
    charge: {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      amount: value,
      currency,
      per: /room|unit/i.test(basisMatch[1] ?? '') ? 'room' : 'person',
      each: each === 'stay' ? 'stay' : 'night',
      ages: from === undefined ? undefined : { from: Number(from) },
      dates,
    },
    otherDates,
    isPaidLocally: there.test(text) ? true : /supplement|surcharge/i.test(name) ? false : undefined,
    isByDay: each === 'day',
  }
}

const leading =
  /^(?:(?:rates?|prices?|tariffs?|all|exclud(?:e|es|ing)|excl\.?|are|is|not|plus|an?|the|of) )+/i
const feast = /christmas|festive|new year|easter|peak|weekend/i

interface ChargeReading {
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
  /** Of the rates: a charge of the price has no other. */
  readonly currencies: readonly string[]
  /** Whether a charge may be the published price, which has commission taken off. */
  readonly isRack: boolean
  readonly forms: DateForms
  readonly ask: Ask
}

/** The charges of notes, as far as they are answered where doubtful. */
export function readChargeNotes(
  notes: readonly Statement[],
  { camps, seasons, currencies, isRack, forms, ask }: ChargeReading,
): { rules: NoteRule[]; read: ReadonlySet<Statement> } {
  const readStatements = new Set<Statement>()
  const rules = notes.flatMap((note): NoteRule[] => {
    const { text, place, others, askedWith = text } = note
    const one = readCharge(text, forms)
    if (one === undefined) return []
    const ofLine =
      note.askedWith === undefined || one.charge.dates !== undefined ? [] : note.periods
    readStatements.add(note)
    const { charge, isPaidLocally, isByDay } = one
    const scope = scopeOf(text, { camps, seasons })
    const isOurs = currencies.length === 1 && currencies[0] === charge.currency
    const isPlain = !isByDay && (isPaidLocally || (!isRack && isOurs))
    const title = `${charge.name}, ${charge.currency} ${charge.amount} per ${charge.per} per ${charge.each}`
    const answer =
      isPlain && isPaidLocally !== undefined
        ? isPaidLocally
          ? 'there'
          : 'price'
        : ask({
            id: noteId(askedWith),
            places: [place, ...(others ?? [])],
            title: `${title}: who pays it?`,
            why: `${addressOf(place)} says “${text}”.${isByDay ? ' A day counts as a night here.' : ''}`,
            options: [
              ...(isOurs ? [{ value: 'price', label: 'It is part of our price, nett' }] : []),
              { value: 'there', label: 'Guests pay it locally' },
              { value: 'none', label: 'Leave it out' },
            ],
          })
    if (answer === undefined || answer === 'none') return []
    const nights = ofLine.length > 0 ? ofLine : [charge.dates, ...one.otherDates]
    return nights.map((dates) => ({
      title,
      place,
      others,
      scope,
      charge: { ...charge, dates, isPaidLocally: answer === 'there' },
    }))
  })
  return { rules, read: readStatements }
}
