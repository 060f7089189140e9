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
  'rates.closed': 'This room is closed on one of its nights',
  'rooms.invalid': 'The travelers do not fit the room',

  // requests
  'request.invalid': 'Some fields are not valid',
  'request.broken-json': 'The body is not valid JSON',
  'request.too-large': 'The body is too large',
  'request.unsupported-type': 'The body must be application/json',
  'request.unknown-route': 'There is no such address',
  'request.method-not-allowed': 'This address does not take that method',
  'request.idempotency-mismatch': 'This Idempotency-Key was used with another body',
  'request.idempotency-busy': 'The first request with this Idempotency-Key is still under way',
  'filter.invalid': 'The filter is not valid',

  // who may
  'auth.required': 'Please sign in',
  'auth.expired': 'Your session has ended. Please sign in again.',
  'auth.bad-credentials': 'The email or the password is not right',
  'auth.throttled': 'Too many attempts. Please wait a little and try again.',
  'auth.forbidden': 'You may not do this',

  // records
  'record.not-found': 'Not found',
  'record.changed': 'Someone has changed this since you opened it',
  'record.malformed': 'A stored record could not be read',
  'itinerary.wrong-state': 'This is not possible in the present state of the itinerary',
  'itinerary.locked': 'This itinerary is locked',
  'itinerary.currency-fixed': 'The itinerary keeps its currency while it has payments',
  'itinerary.requests-open': 'Some camps have not said yet whether they have the rooms',
  'itinerary.no-request': 'Nothing was asked of the camp for this stay',
  'itinerary.not-holdable': 'Problems stand in the way of a hold',
  'client.email-exists': 'Email already exists',

  // payments
  'payment.not-possible': 'Payments are not possible in the present state of the itinerary',
  'payment.no-price': 'There is nothing to pay: the itinerary has no price yet',
  'payment.unpriced':
    'A stay has no price: get the quote again, or enter the price that its supplier gave, before payments are asked for',
  'payment.under-way': 'A payment has been made or is under way',
  'payment.settled': 'This payment has been made already',
  'payment.too-many': 'The trip is shared among too many party groups to collect payments from each',
  'payment.sum': 'The payments must add up to the price of the itinerary',
  'payment.forged': 'The signature of this message is not right',
  'payment.refused': 'The payment provider refused the request',
  'payment.unavailable': 'The payment provider did not answer. Please try again.',

  // messages and files
  'message.no-client': 'The itinerary has no client to write to',
  'media.not-uploaded': 'The file has not arrived in our storage',
  'media.too-many': 'The trip has as many documents as it can have',

  // what we depend on
  'supplier.unavailable': 'The supplier did not answer',
  'supplier.refused': 'The supplier refused the request',
  'service.busy': 'We are a little busy. Please try again.',
  unknown: 'An unknown error occurred',
} as const satisfies Record<string, string>

export type ErrorCode = keyof typeof errorMessages
