import type { Ask, SheetQuestion } from './asking'
import type { Place } from './cells'
import type { Figure } from './figures'

/** What a person says that a sheet doesn't: a figure without a cell. */
export interface Policy {
  readonly kind: 'single' | 'supplement' | 'child' | 'infant'
  readonly figure: Figure
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
