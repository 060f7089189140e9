import { countOf } from '#shared/format/words'
import type { InFlightState } from '#shared/itinerary/states'
import type { Trip } from '../page/trip'

export interface WorkOutcome {
  readonly text: string
  readonly tone: 'success' | 'info' | 'error'
}

/** The message when work has ended, on whatever page the agent is; `was` is the state before. */
export function outcomeOf(
  { name, state, problems: found, bookingReference }: Trip,
  was: InFlightState = 'quoting',
): WorkOutcome {
  const problems = found.length
  switch (state) {
    case 'quote':
      if (was === 'holding') {
        return {
          text: `${name} is not on hold: ${countOf(problems, 'problem')} to fix. No rooms were booked.`,
          tone: 'error',
        }
      }
      return problems === 0
        ? { text: `The quote for ${name} is ready.`, tone: 'success' }
        : {
            text: `The quote for ${name} is ready, with ${countOf(problems, 'problem')} to fix.`,
            tone: 'info',
          }
    case 'confirm_requested':
      return {
        text: `Rooms held for ${name}${reference(bookingReference)}. Confirmation is requested.`,
        tone: 'success',
      }
    case 'cancelled':
      return { text: `${name} was cancelled meanwhile.`, tone: 'info' }
    case 'provisional':
      return { text: `Rooms held for ${name}${reference(bookingReference)}.`, tone: 'success' }
    case 'confirmed':
      return { text: `${name} is confirmed${reference(bookingReference)}.`, tone: 'success' }
    case 'unknown':
      return {
        text: `${timeoutWords[was](name)}: the supplier didn’t answer. Your work is saved. Try again.`,
        tone: 'error',
      }
    default:
      return { text: `${name} is ready to edit.`, tone: 'info' }
  }
}

const timeoutWords: Record<InFlightState, (name: string) => string> = {
  quoting: (name) => `We couldn’t get a quote for ${name}`,
  holding: (name) => `We couldn’t confirm whether ${name}’s rooms were held`,
  confirming: (name) => `We couldn’t confirm ${name}’s booking`,
}

const reference = (text: string | undefined): string =>
  text === undefined ? '' : `, booking ${text}`
