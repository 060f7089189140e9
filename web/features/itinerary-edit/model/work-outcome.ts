import type { Trip } from './trip'
import { counted } from './words'

export interface WorkOutcome {
  readonly text: string
  readonly tone: 'success' | 'info' | 'error'
}

/** What is said when work has come to rest, wherever the agent is by then. */
export function outcomeOf({ name, state, itinerary }: Trip): WorkOutcome {
  const problems = itinerary.errors.length
  switch (state) {
    case 'quote':
      return problems === 0
        ? { text: `The quote for ${name} is ready.`, tone: 'success' }
        : { text: `The quote for ${name} is ready, with ${counted(problems, 'problem')} to fix.`, tone: 'info' }
    case 'unknown':
      return {
        text: `No quote for ${name}: the supplier did not answer. Everything is kept; try again.`,
        tone: 'error',
      }
    default:
      return { text: `${name} is at rest again.`, tone: 'info' }
  }
}
