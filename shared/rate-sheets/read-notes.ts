import type { OfferName } from '../rates/offer-names'
import type { RateCharge } from '../rates/rate-charges'
import type { Ask } from './asking'
import { addressOf, type Place } from './cells'
import { figureOf } from './figures'
import { aboutOf } from './note-topics'
import type { Policy } from './policies'
import { type OfferFields, readOffer } from './read-offers'
import type { Period } from './read-periods'
import { combinesText, combiningIn } from './read-terms'
import type { Statement } from './sheet-rows'

/** Where an offer or a minimum stay holds; none is all. */
export interface Scope {
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
}

/** The camps and seasons that a note names. */
export function scopeOf(
  text: string,
  { camps, seasons }: { camps: readonly string[]; seasons: readonly string[] },
): Scope {
  const mentions = (name: string) => {
    const mention = mentionOf(name)
    return mention !== undefined && text.search(mention) >= 0
  }
  return { camps: camps.filter(mentions), seasons: [...new Set(seasons)].filter(mentions) }
}

/** What finds a name of a camp or season in a text, without its common words. */
function mentionOf(name: string): RegExp | undefined {
  const bare = name
    .toLowerCase()
    .replaceAll(/\b(camp|lodge|safaris?|season|tented|the)\b/g, '')
    .trim()
  return bare === '' ? undefined : new RegExp(`\\b${bare.replaceAll(/[^a-z0-9 ]/g, '.')}\\b`, 'gi')
}

/** A text of a sheet that a person has to decide on, since it may change what guests pay. */
export interface SheetNote {
  readonly text: string
  readonly place: Place
  /** Undefined for words that can't change a price, as an address. */
  readonly about: string | undefined
}

/** A line of its own that is a price: `Double 200`, or `1 450` alone. Years are none. */
export const isLonePrice = (text: string): boolean =>
  endsInPrice.test(text) ||
  (figureOf(text)?.kind === 'amount' && /\d{2}/.test(text) && !/^20[2-4]\d$/.test(text))
const endsInPrice =
  /\b(?:double|twin|dbl|triple|quad|sharing|sharers?|adults?|persons?|people|rooms?|tents?|suites?|villas?|chalets?|cottages?|units?|season)\b\D{0,20}(?!20[2-4]\d\b)\d{2,6}(?:[ .,]\d{1,3})?\D{0,12}$/i

/** A note with what it is about. */
export const noteOf = ({ text, place }: Statement): SheetNote => ({
  text,
  place,
  about: aboutOf(text) ?? (isLonePrice(text) ? 'Amounts' : undefined),
})

/** What an offer or minimum stay of a note does, and where. */
export interface NoteRule {
  readonly title: string
  readonly place: Place
  /** Other cells that say the same. */
  readonly others?: readonly Place[] | undefined
  readonly scope: Scope
  readonly offer?: OfferFields
  readonly minNights?: number
  readonly charge?: RateCharge
  readonly children?: readonly Policy[]
  readonly single?: Policy
  readonly supplement?: { readonly percent: string; readonly periods: readonly Period[] }
}

interface NoteReading {
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
  readonly ask: Ask
}

/** Guests of one market, whose offer is nobody else's. */
const someGuests = /\b(?:SADC|EAC|residents?|citizens?|nationals?|locals?)\b/i

/** The offers and minimum stays of notes, as far as they are answered where doubtful. */
export function rulesOf(
  notes: readonly Statement[],
  { camps, seasons, ask }: NoteReading,
): { rules: NoteRule[]; read: ReadonlySet<Statement> } {
  const readStatements = new Set<Statement>()
  const sets: (readonly OfferName[])[] = []
  const rules = notes.flatMap((note): NoteRule[] => {
    const { text, place } = note
    if (someGuests.test(text)) return []
    const scope = scopeOf(text, { camps, seasons })
    const count = /min(?:imum)?\.?(?: stay| of| length of stay)*:? ?(\d{1,2}) nights?/i.exec(text)
    const combining = combiningIn(text)
    const isCombining = camps.length < 2 || combining.others.length === 0
    const offer = readOffer(isCombining ? combining.rest : text)
    if (offer === undefined && count === null) return []
    const minimum = Number(count?.[1] ?? 0)
    const title = offer?.title ?? `Minimum stay, ${minimum} nights`
    const offerWords = offer === undefined ? text.replace(count?.[0] ?? '', '') : offer.rest
    const rest = [...scope.camps, ...scope.seasons]
      .flatMap((name) => mentionOf(name) ?? [])
      .reduce((left, name) => left.replaceAll(name, ' '), offerWords)
    if (hasDates.test(rest)) return []
    readStatements.add(note)
    const isPlain = isPlainRest(rest, scope) && !offer?.isDoubtful
    const isEverywhere = scope.camps.length > 0 || camps.length < 2
    const isSure = isPlain && isEverywhere
    const question = { title, text, place, scope, camps, isCombined: offer?.isCombined }
    const where = isSure ? scope.camps : campsAsked(question, ask)
    if (where === undefined || where === 'none') return []
    const own = offerName(offer?.fields)
    if (own !== undefined && combining.others.length > 0) sets.push([own, ...combining.others])
    return [
      {
        title,
        place,
        scope: { ...scope, camps: where },
        ...(offer === undefined ? { minNights: minimum } : { offer: offer.fields }),
      },
    ]
  })
  return { rules: withSets(rules, sets), read: readStatements }
}

/** Rules of one camp's offers, each with what combines. */
const withSets = (rules: readonly NoteRule[], sets: readonly (readonly OfferName[])[]) =>
  sets.length === 0
    ? [...rules]
    : rules.map((rule) =>
        rule.offer === undefined
          ? rule
          : { ...rule, offer: { ...rule.offer, combines: combinesText(sets) } },
      )

/** What the offer of some fields is called. */
function offerName(fields: OfferFields | undefined): OfferName | undefined {
  if (fields?.stayNights !== undefined) return 'stay-pay'
  if (fields?.earlyBirdDays !== undefined) return 'early bird'
  if (fields?.longStayNights !== undefined) return 'long stay'
  return fields?.honeymoonPercent === undefined ? undefined : 'honeymoon'
}

/** Words of a condition that a rule can't hold: such a note is listed instead. */
const hasDates =
  /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]*)\b|\bchristmas|\bfestive|\beaster|\bnew year/i

/** Whether nothing is left of a note but names and small words. */
const isPlainRest = (rest: string, { seasons }: Scope): boolean =>
  rest
    .toLowerCase()
    .replaceAll(
      /\b(camps?|lodges?|safaris?|seasons?|at|in|during|for|on|the|all|and|applies|apply|is|are|required|of|stays?|nights?|or|more|rates?|offers?|specials?|discount|off|consecutive|a|per|booking|bookings|receive|when|booked|from|valid)\b/g,
      ' ',
    )
    .replaceAll(/[^a-z0-9%]+/g, '') === '' ||
  (seasons.length > 0 && /^[\s&+,:;.()-]*$/.test(rest))

interface RuleQuestion {
  readonly title: string
  readonly text: string
  readonly place: Place
  readonly scope: Scope
  readonly camps: readonly string[]
  /** Whether it may count nights at several camps together. */
  readonly isCombined?: boolean | undefined
}

/** The id of what is asked about a note. */
export const noteId = (text: string): string => `note ${text.slice(0, 120)}`

/**
 * Asks whether a note says nothing else, or where it holds.
 * @returns its camps, none being all; undefined while that is open
 */
export function campsAsked(
  { title, text, place, scope, camps, isCombined = false }: RuleQuestion,
  ask: Ask,
): readonly string[] | 'none' | undefined {
  const isCampNamed = scope.camps.length > 0 || camps.length < 2
  const answer = ask({
    id: noteId(text),
    places: [place],
    title: `${title}: ${isCampNamed ? 'is that all it says?' : 'at which camps?'}`,
    why: isCombined
      ? `${addressOf(place)} may count nights at several camps together. Rates can only count nights at one.`
      : `${addressOf(place)} says “${text}”.`,
    options: [
      ...(isCampNamed
        ? [{ value: 'named', label: 'Yes, publish it' }]
        : [
            { value: '*', label: 'All camps' },
            ...camps.slice(0, 8).map((camp) => ({ value: camp, label: camp })),
          ]),
      { value: 'none', label: 'Leave it out' },
    ],
  })
  if (answer === undefined || answer === 'none') return answer
  return answer === 'named' ? scope.camps : answer === '*' ? [] : [answer]
}
