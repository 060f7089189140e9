import { counted } from '#shared/format/words'
import type { InFlightState } from '#shared/itinerary/states'
import type { Trip } from '../page/trip'

export interface WorkOutcome {
  readonly text: string
  readonly tone: 'success' | 'info' | 'error'
}

/** What is said when work has come to rest, wherever the agent is by then; `was` is what was under way. */
export function outcomeOf(
  { name, state, problems: found, bookingReference }: Trip,
  was: InFlightState = 'quoting',
): WorkOutcome {
  const problems = found.length
  switch (state) {
    case 'quote':
      if (was === 'holding') {
        return {
          text: `No rooms were held for ${name}: ${counted(problems, 'problem')} to fix. Nothing was taken.`,
          tone: 'error',
        }
      }
      return problems === 0
        ? { text: `The quote for ${name} is ready.`, tone: 'success' }
        : { text: `The quote for ${name} is ready, with ${counted(problems, 'problem')} to fix.`, tone: 'info' }
    case 'provisional':
      return { text: `All rooms of ${name} are held${reference(bookingReference)}.`, tone: 'success' }
    case 'confirmed':
      return { text: `${name} is confirmed${reference(bookingReference)}.`, tone: 'success' }
    case 'unknown':
      return {
        text: `${unanswered[was]} ${name}: the supplier did not answer. Everything is kept; try again.`,
        tone: 'error',
      }
    default:
      return { text: `${name} is at rest again.`, tone: 'info' }
  }
}

const unanswered = {
  quoting: 'No quote for',
  holding: 'No word on the rooms of',
  confirming: 'No confirmation of',
} as const satisfies Record<InFlightState, string>

const reference = (text: string | undefined): string => (text === undefined ? '' : `, booking ${text}`)
