/**
 * Every error that our own code can raise, with the text a person reads. Texts of the specification (1 §8, 2 §8) are
 * word for word. A new code without an HTTP status does not compile: see functions/runtime/status-by-code.ts.
 */
export const errorMessages = {
  // money, exchange and pricing: 1 §8
  'money.invalid-currency': 'Invalid currency',
  'money.dinero-required': 'Dinero required',
  'money.currency-required': 'Currency required',
  'money.dinero-invalid-currency': 'Dinero got an invalid currency',
  'money.invalid-amount': 'Invalid amount',
  'money.unsafe-amount': 'The amount is too large',
  'fx.not-initialized': 'Exchange Not Initialized',
  'fx.target-missing': 'Custom Rates Missing Target',
  'fx.missing-spot-rate': 'Missing spot rate for required currency',
  'fx.missing-spot-rate-new-segment': 'Missing spot rate for new itinerary segment',
  'itinerary.unknown-flag': 'Unknown itinerary flag',
  'rates.no-rule': 'No pricing rule found',
  'rates.closed': 'This room is closed on at least one night of the stay',
  'rooms.invalid': 'This party doesn’t fit the room',

  // requests
  'request.invalid': 'Some fields are invalid',
  'request.broken-json': 'The body is not valid JSON',
  'request.too-large': 'The body is too large',
  'request.unsupported-type': 'The body must be application/json',
  'request.unknown-route': 'No such endpoint',
  'request.method-not-allowed': 'Method not allowed for this endpoint',
  'request.idempotency-mismatch': 'This Idempotency-Key was already used with a different body',
  'request.idempotency-busy': 'The first request with this Idempotency-Key is still in progress',
  'filter.invalid': 'The filter is invalid',

  // who may
  'auth.required': 'Please sign in',
  'auth.expired': 'Your session has ended. Please sign in again.',
  'auth.bad-credentials': 'Incorrect email or password',
  'auth.throttled': 'Too many attempts. Please wait a few minutes and try again.',
  'auth.unverified': 'Please verify your email address first. We sent you a link when you registered.',
  'auth.forbidden': 'You don’t have permission to do this',

  // accounts and people: 1 §2, 1 §8
  'account.invalid-link': 'This is an invalid registration token. Please try again.',
  'agent.last-admin': 'An agency needs at least one lead agent',
  'agent.not-invited': 'This account is already active or archived',

  // records
  'record.not-found': 'Not found',
  'record.changed': 'A colleague has changed this since you opened it',
  'record.malformed': 'A saved record could not be read',
  'itinerary.wrong-state': 'This isn’t possible in the itinerary’s current state',
  'itinerary.locked': 'This itinerary is locked',
  'itinerary.currency-fixed': 'The currency can’t be changed while the itinerary has payments',
  'itinerary.requests-open': 'Some camps haven’t confirmed their rooms yet',
  'itinerary.no-request': 'No room request is open for this stay',
  'itinerary.not-holdable': 'Fix the itinerary’s problems before holding rooms',
  'client.email-exists': 'Email already exists',

  // payments
  'payment.not-possible': 'Payments aren’t possible in the itinerary’s current state',
  'payment.no-price': 'The itinerary has no price yet, so there is nothing to pay',
  'payment.unpriced': 'A stay has no price. Get a new quote or enter the supplier’s price before generating payments',
  'payment.under-way': 'A payment has been made or is in progress',
  'payment.settled': 'This payment has already been made',
  'payment.too-many': 'The trip has too many party groups to bill each one',
  'payment.sum': 'The payments must total the itinerary’s price',
  'payment.forged': 'Invalid message signature',
  'payment.refused': 'The payment provider declined the request',
  'payment.unavailable': 'The payment provider didn’t respond. Please try again.',

  // messages and files
  'message.no-client': 'The itinerary has no client to message',
  'media.not-uploaded': 'The file hasn’t been uploaded yet',
  'media.other-type': 'The file’s content doesn’t match its type',
  'media.too-many': 'The trip has reached its document limit',

  // what we depend on
  'supplier.unavailable': 'The supplier didn’t respond',
  'supplier.refused': 'The supplier refused the request',
  'service.busy': 'We’re busy right now. Please try again.',
  unknown: 'An unknown error occurred',
} as const satisfies Record<string, string>

export type ErrorCode = keyof typeof errorMessages
