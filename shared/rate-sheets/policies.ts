import type { Ask, SheetQuestion } from './asking'
import { addressOf, type Place } from './cells'
import type { Figure } from './figures'
import type { Band } from './word-facts'

/** What a person or a note says of guests who have no cell. */
export interface Policy {
  readonly kind: 'single' | 'supplement' | 'child' | 'infant'
  readonly figure: Figure
  /** Of children, where others pay something else. */
  readonly band?: Band
  /** The note that says it, where no person does. */
  readonly note?: { readonly place: Place; readonly text: string }
}

interface About {
  /** Rooms of the sheet for which it is missing. */
  readonly rooms: readonly string[]
  /** Their cells. */
  readonly places: readonly Place[]
  readonly ask: Ask
}

const share = (value: string): Figure => ({ kind: 'percent', value, sense: 'of' })
const listRooms = (rooms: readonly string[]): string =>
  rooms.length > 4
    ? `${rooms.slice(0, 3).join('; ')} and ${rooms.length - 3} more`
    : rooms.join('; ')

interface PolicyQuestion {
  readonly id: Policy['kind']
  readonly title: string
  /** What a typed percent means. */
  readonly hint: string
  readonly options: SheetQuestion['options']
}

/** Asks for what no cell of some rooms says: one of the options, or a percent. */
const askPercent = ({ rooms, places, ask }: About, { hint, ...question }: PolicyQuestion) =>
  ask({
    ...question,
    why: `The sheet doesn’t say for ${listRooms(rooms)}. ${hint}`,
    places,
    input: 'percent',
  })

/** A typed percent as a decimal text, whichever sign its decimals have. */
const typedPercent = (answer: string): string => answer.replace(',', '.')

/** What one adult alone pays in rooms for which no cell says it. Null while it is open. */
export function askSingle(about: About): Policy | null {
  const answer = askPercent(about, {
    id: 'single',
    title: 'What does one adult alone pay?',
    hint: 'Type a percent for a supplement.',
    options: [
      { value: 'sharing', label: 'The sharing rate, no supplement' },
      { value: 'double', label: 'Both places' },
    ],
  })
  if (answer === undefined) return null
  if (answer === 'sharing') return { kind: 'single', figure: share('100') }
  if (answer === 'double') return { kind: 'single', figure: share('200') }
  const value = typedPercent(answer)
  return { kind: 'supplement', figure: { kind: 'percent', value, sense: 'on' } }
}

/** What children pay in rooms for which no cell says it; empty where they aren't taken. */
export function askChildren(about: About): readonly Policy[] | null {
  const answer = askPercent(about, {
    id: 'child',
    title: 'What do children pay?',
    hint: 'Type the percent of the sharing rate.',
    options: [
      { value: 'adult', label: 'As adults' },
      { value: 'none', label: 'No children here' },
      { value: 'free', label: 'Nothing' },
    ],
  })
  if (answer === undefined) return null
  if (answer === 'free') return [{ kind: 'child', figure: { kind: 'nil' } }]
  const isAdult = answer === 'adult' || answer === 'none'
  const figure = share(isAdult ? '100' : typedPercent(answer))
  return answer === 'none'
    ? [
        { kind: 'child', figure },
        { kind: 'infant', figure },
      ]
    : [{ kind: 'child', figure }]
}

/** What infants pay in rooms for which no cell says it. */
export function askInfants(about: About): Policy | 'as children' | null {
  const answer = askPercent(about, {
    id: 'infant',
    title: 'What do infants under 2 pay?',
    hint: 'Type the percent of the sharing rate.',
    options: [
      { value: 'free', label: 'Nothing' },
      { value: 'child', label: 'As children' },
    ],
  })
  if (answer === undefined) return null
  if (answer === 'child') return 'as children'
  return {
    kind: 'infant',
    figure: answer === 'free' ? { kind: 'nil' } : share(typedPercent(answer)),
  }
}

/** What children of the ages pay whom notes or lines leave out; empty where they stay without a rate. */
export function askOtherAges(
  ages: string,
  { places, ask }: Pick<About, 'places' | 'ask'>,
): readonly Policy[] | null {
  const answer = ask({
    id: `other ages ${ages}`,
    title: `What do children of ${ages} pay?`,
    why: 'The sheet speaks of others. Type the percent of the sharing rate.',
    places,
    input: 'percent',
    options: [
      { value: 'adult', label: 'As adults' },
      { value: 'leave', label: 'Leave them without a rate' },
    ],
  })
  if (answer === undefined) return null
  if (answer === 'leave') return []
  return [{ kind: 'child', figure: share(answer === 'adult' ? '100' : typedPercent(answer)) }]
}

/** What a child pays with one adult, where a cell speaks of two alone; undefined while it is open. */
export function askOneAdult(place: Place, ask: Ask): 'same' | Figure | undefined {
  const answer = ask({
    id: 'one adult',
    title: 'What does a child pay in a room with one adult?',
    why: `${addressOf(place)} is for a child with two adults. Type the percent of the sharing rate.`,
    places: [place],
    input: 'percent',
    options: [
      { value: 'same', label: 'The same as with two' },
      { value: 'adult', label: 'As an adult' },
    ],
  })
  if (answer === undefined || answer === 'same') return answer
  return share(answer === 'adult' ? '100' : typedPercent(answer))
}
