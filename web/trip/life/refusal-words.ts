import { type ItineraryState, stateLabels } from '#shared/itinerary/states'
import { failureText, isApiError, isRecord, noAnswerCodes } from '../../lib/api/api-error'

/** Why something could not be done, and what to do about it, in words for the agent. */
export function refusalWords(error: unknown): string {
  if (!isApiError(error)) return failureText(error)
  const details = isRecord(error.details) ? error.details : {}
  switch (error.code) {
    case noAnswerCodes.unreachable:
      return 'The server cannot be reached, so it may be done or not. Look at the trip when it is back, then try again.'
    case 'record.changed':
      return 'Somebody changed this trip a moment ago. You see it as it is now: look, and try again.'
    case 'itinerary.wrong-state':
      return isState(details.state)
        ? `Not possible any more: the trip is ${stateLabels[details.state].toLowerCase()} now.`
        : error.message
    case 'itinerary.not-holdable': {
      const blockers = messagesOf(details.blockers)
      return blockers.length === 0 ? error.message : `Rooms cannot be held yet. ${blockers.join('. ')}.`
    }
    case 'itinerary.requests-open': {
      const camps = titlesOf(details.stays).join(', ')
      return `Not confirmed: ${camps === '' ? 'a camp' : camps} has not answered yet. Note its answer at the stay first.`
    }
    case 'itinerary.locked':
      return 'The price is locked by its payments: clear them, or requote.'
    case 'itinerary.currency-fixed':
      return currencyWords(details)
    default:
      return failureText(error, 'Not accepted:')
  }
}

function currencyWords({ currency, isPaid }: Record<string, unknown>): string {
  const its = typeof currency === 'string' ? currency : 'its currency'
  return isPaid === true
    ? `Money has come in, or is on its way, in ${its}: the trip keeps this currency.`
    : `Payments are asked for in ${its}: clear them to sell in another currency.`
}

const isState = (value: unknown): value is ItineraryState =>
  typeof value === 'string' && Object.hasOwn(stateLabels, value)

function titlesOf(stays: unknown): string[] {
  if (!Array.isArray(stays)) return []
  return stays.flatMap((stay: unknown) => (isRecord(stay) && typeof stay.title === 'string' ? [stay.title] : []))
}

function messagesOf(blockers: unknown): string[] {
  if (!Array.isArray(blockers)) return []
  return blockers.flatMap((blocker: unknown) =>
    isRecord(blocker) && typeof blocker.message === 'string' ? [blocker.message] : [],
  )
}
