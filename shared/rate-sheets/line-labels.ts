import type { SheetFacts } from './sheet-facts'
import type { RateColumn, RateLine } from './sheet-lines'

export type RateKind =
  | 'sharing'
  | 'room'
  | 'group'
  | 'single'
  | 'supplement'
  | 'child'
  | 'infant'
  | 'nights'

export const isRoomKind = (kind: RateKind): boolean =>
  kind === 'sharing' || kind === 'room' || kind === 'group'
export const kindLabels: Readonly<Record<RateKind, string>> = {
  sharing: 'Per person sharing',
  room: 'Per room',
  group: 'For the whole unit',
  single: 'One adult alone',
  supplement: 'On top of the sharing rate',
  child: 'Children',
  infant: 'Infants',
  nights: 'Minimum nights',
}

/** For whom the figures of a line are, and the room that it names; '' for all rooms of its camp. */
export function labelOf({ labels }: RateLine): {
  kind: RateKind
  isRack: boolean | undefined
  room: string
} {
  const text = labels.join(' ')
  const kind = kindOf(text) ?? 'sharing'
  const inRoom = /\bin (?:the |a )?(.+)$/i.exec(text)?.[1]
  const before = labels.map((label) => label.replace(guestWords, ''))
  const plain = (isRoomKind(kind) ? labels : before).map(withoutKind).filter(Boolean)
  const room = (isRoomKind(kind) ? undefined : inRoom) ?? plain[0] ?? ''
  return { kind, isRack: basisOf(text), room: capitalized(room) }
}

const guestWords = /[\s,:(–-]*\b(single|sgl|child(ren)?|kids?|infants?|min(imum)?)\b.*$/i
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Tent, pp sharing` is Tent. */
const withoutKind = (text: string): string =>
  text
    .replace(
      /[,(–-]?\s*\b(pp(s|p|pn|pns|ns)?|per person|per (room|tent|unit|villa|house|night)|sharing|sgl|nett?|rack|STO|published|exclusive use|rates?)\b.*$/i,
      '',
    )
    .replace(/[\s,(:–-]+$/, '')
    .trim()

function kindOf(text: string): RateKind | undefined {
  if (/\binfants?\b|\bunder 2\b/i.test(text)) return 'infant'
  if (/\bchild(ren)?\b|\bkids?\b/i.test(text)) return 'child'
  if (/\bmin(imum)?\b.*\b(nights?|stay)\b|^min\b/i.test(text)) return 'nights'
  if (/\b(single|sgl)\b.*\bsupp/i.test(text)) return 'supplement'
  if (/^\s*(single|sgl)\b|\bsingle (rate|occupancy|use)\b|\b(single|sgl)$/i.test(text))
    return 'single'
  if (/exclusive|per (villa|house)/i.test(text)) return 'group'
  if (/per (room|tent|unit)\b/i.test(text)) return 'room'
  return /\bshar|\bpp|per person/i.test(text) ? 'sharing' : undefined
}

const basisOf = (text: string): boolean | undefined =>
  /\brack\b|\bpublished\b/i.test(text) ? true : /\bnett?\b|\bSTO\b/i.test(text) ? false : undefined

/** What a column's own heading says wins over its line. */
export function kindIn(
  { words }: RateColumn,
  line: { kind: RateKind; isRack: boolean | undefined },
  { basis }: SheetFacts,
) {
  return {
    kind: kindOf(words) ?? line.kind,
    isRack: basisOf(words) ?? line.isRack ?? basis === 'rack',
  }
}
