import { type ItineraryState, stateLabels } from '#shared/itinerary/states'
import { failureText, isApiError, isRecord, noAnswerCodes } from '../../lib/api/api-error'

/** Why something was refused and what to do about it, for the agent. */
export function refusalWords(error: unknown): string {
  if (!isApiError(error)) return failureText(error)
  const details = isRecord(error.details) ? error.details : {}
  switch (error.code) {
    case noAnswerCodes.unreachable:
      return 'We lost the connection and can’t tell whether this went through. Check the trip when you’re back online, then try again if needed.'
    case 'record.changed':
      return 'A colleague just changed this trip. The latest version is now showing; check it and try again.'
    case 'itinerary.wrong-state':
      return isState(details.state)
        ? `No longer possible: the trip is now ${stateLabels[details.state].toLowerCase()}.`
        : error.message
    case 'itinerary.not-holdable': {
      const blockers = messagesOf(details.blockers)
      return blockers.length === 0
        ? error.message
        : `Rooms can’t be held yet. ${blockers.join('. ')}.`
    }
    case 'itinerary.requests-open': {
      const camps = titlesOf(details.stays).join(', ')
      return `Not confirmed: still waiting for ${camps === '' ? 'a camp' : camps} to answer. Record the answer on the stay first.`
    }
    case 'itinerary.locked':
      return 'Payments lock this price. Clear them or requote to change it.'
    case 'itinerary.currency-fixed':
      return currencyWords(details)
    default:
      return failureText(error, 'Not accepted:')
  }
}

function currencyWords({ currency, isPaid }: Record<string, unknown>): string {
  const its = typeof currency === 'string' ? currency : 'its currency'
  return isPaid === true
    ? `Payments have been received or are in progress in ${its}, so the currency can’t be changed.`
    : `Payments were generated in ${its}. Clear them to sell in another currency.`
}

const isState = (value: unknown): value is ItineraryState =>
  typeof value === 'string' && Object.hasOwn(stateLabels, value)

function titlesOf(stays: unknown): string[] {
  if (!Array.isArray(stays)) return []
  return stays.flatMap((stay: unknown) =>
    isRecord(stay) && typeof stay.title === 'string' ? [stay.title] : [],
  )
}

function messagesOf(blockers: unknown): string[] {
  if (!Array.isArray(blockers)) return []
  return blockers.flatMap((blocker: unknown) =>
    isRecord(blocker) && typeof blocker.message === 'string' ? [blocker.message] : [],
  )
}
