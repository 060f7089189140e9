import { AppError } from '../errors/app-error'
import { type InFlightState, type ItineraryState, isInFlight, itineraryStates } from './states'

/**
 * Where an action leads: a state, no change, or what the supplier's booking status maps to
 * (supplier-status.ts).
 */
export type Outcome = ItineraryState | 'unchanged' | 'supplier-status'

/** What else must hold, beside the state; the facts are checked where they are known. */
export type Guard =
  | 'no-problems'
  | 'starts-today-or-later'
  | 'requests-answered'
  | 'request-open'
  | 'price-unlocked'
  | 'hold-expired'
  | 'nothing-paid'

interface Transition {
  readonly by: 'agent' | 'job' | 'payment'
  readonly from: readonly ItineraryState[]
  readonly guards: readonly Guard[]
  readonly inFlight: InFlightState | undefined
  readonly endsIn: Outcome
  /** Where it ends when the deposit is already paid: confirmation is then requested. */
  readonly whenPaid?: ItineraryState
  /** When the supplier refuses, and when it does not answer. */
  readonly onFailure: { readonly refused: Outcome; readonly unanswered: Outcome }
}

const atRest = itineraryStates.filter((state) => !isInFlight(state))
const toUnknown = { refused: 'unknown', unanswered: 'unknown' } as const
const stays = { refused: 'unchanged', unanswered: 'unchanged' } as const

/**
 * The life of an itinerary: domain.md, Itinerary life, row by row. Handlers, workers and screens
 * read this one table.
 */
export const transitions = {
  GetQuote: {
    by: 'agent',
    from: ['example', 'estimate', 'saved', 'draft', 'quote', 'unknown'],
    guards: [],
    inFlight: 'quoting',
    endsIn: 'quote',
    onFailure: toUnknown,
  },
  GetHold: {
    by: 'agent',
    from: ['quote'],
    guards: ['no-problems', 'starts-today-or-later'],
    inFlight: 'holding',
    endsIn: 'provisional',
    whenPaid: 'confirm_requested',
    onFailure: { refused: 'quote', unanswered: 'unknown' },
  },
  requestConfirmation: {
    by: 'agent',
    from: ['provisional'],
    guards: [],
    inFlight: undefined,
    endsIn: 'confirm_requested',
    onFailure: stays,
  },
  answerRequest: {
    by: 'agent',
    from: ['provisional', 'confirm_requested'],
    guards: ['request-open'],
    inFlight: undefined,
    endsIn: 'unchanged',
    onFailure: { refused: 'quote', unanswered: 'unchanged' },
  },
  ConfirmQuote: {
    by: 'agent',
    from: ['provisional', 'confirm_requested'],
    guards: ['requests-answered'],
    inFlight: 'confirming',
    endsIn: 'confirmed',
    onFailure: toUnknown,
  },
  CancelBooking: {
    by: 'agent',
    from: atRest.filter((state) => state !== 'cancelled'),
    guards: [],
    inFlight: undefined,
    endsIn: 'cancelled',
    onFailure: toUnknown,
  },
  RefreshQuote: {
    by: 'agent',
    from: ['quote', 'provisional', 'confirm_requested', 'confirmed', 'unknown'],
    guards: [],
    inFlight: undefined,
    endsIn: 'supplier-status',
    whenPaid: 'confirm_requested',
    onFailure: stays,
  },
  requote: {
    by: 'agent',
    from: ['quote', 'provisional', 'confirm_requested', 'confirmed'],
    guards: [],
    inFlight: 'quoting',
    endsIn: 'quote',
    onFailure: toUnknown,
  },
  restore: {
    by: 'agent',
    from: atRest,
    guards: ['price-unlocked'],
    inFlight: undefined,
    endsIn: 'unchanged',
    onFailure: stays,
  },
  expireHold: {
    by: 'job',
    from: ['provisional'],
    guards: ['hold-expired', 'nothing-paid'],
    inFlight: undefined,
    endsIn: 'quote',
    // The supplier refuses where it has confirmed the booking meanwhile.
    onFailure: { refused: 'unknown', unanswered: 'unchanged' },
  },
  payDeposit: {
    by: 'payment',
    from: ['provisional'],
    guards: [],
    inFlight: undefined,
    endsIn: 'confirm_requested',
    onFailure: stays,
  },
} as const satisfies Record<string, Transition>

export type ItineraryAction = keyof typeof transitions
export const itineraryActions = Object.keys(transitions).filter(isItineraryAction)

/** Whether a text names an action. */
export function isItineraryAction(text: string): text is ItineraryAction {
  return Object.hasOwn(transitions, text)
}

/** Whether an action may begin in a state; its guards are apart. */
export function canDo(action: ItineraryAction, state: ItineraryState): boolean {
  const { from }: Transition = transitions[action]
  return from.includes(state)
}

/** What agents may do in a state, in the order of the table. */
export function allowedActions(state: ItineraryState): ItineraryAction[] {
  return itineraryActions.filter(
    (action) => transitions[action].by === 'agent' && canDo(action, state),
  )
}

/**
 * Refuses an action that the state does not allow.
 * @throws AppError `itinerary.wrong-state` with the action, the state and what is allowed instead
 */
export function requireCanDo(action: ItineraryAction, state: ItineraryState): void {
  if (!canDo(action, state)) {
    throw new AppError('itinerary.wrong-state', { action, state, allowed: allowedActions(state) })
  }
}
