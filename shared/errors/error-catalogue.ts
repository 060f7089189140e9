/**
 * Every error that our own code can raise: its HTTP status, and the text a person reads. Texts of
 * the specification (1 §8, 2 §8) are word for word.
 */
export const errorCatalogue = {
  // money, exchange and pricing: 1 §8
  'money.invalid-currency': [400, 'Invalid currency'],
  'money.dinero-required': [500, 'Dinero required'],
  'money.currency-required': [400, 'Currency required'],
  'money.dinero-invalid-currency': [500, 'Dinero got an invalid currency'],
  'money.invalid-amount': [400, 'Invalid amount'],
  'money.unsafe-amount': [400, 'The amount is too large'],
  'fx.not-initialized': [503, 'Exchange Not Initialized'],
  'fx.rates-incomplete': [
    409,
    'These rates lack a currency that suppliers quote in, so they can’t be used',
  ],
  'fx.target-missing': [400, 'Custom Rates Missing Target'],
  'fx.missing-spot-rate': [422, 'Missing spot rate for required currency'],
  'fx.missing-spot-rate-new-segment': [422, 'Missing spot rate for new itinerary segment'],
  'itinerary.unknown-flag': [400, 'Unknown itinerary flag'],
  'rates.no-rule': [422, 'No pricing rule found'],
  'rates.closed': [422, 'This room is closed on at least one night of the stay'],
  'rooms.invalid': [422, 'This party doesn’t fit the room'],

  // requests
  'request.invalid': [400, 'Some fields are invalid'],
  'request.broken-json': [400, 'The body is not valid JSON'],
  'request.too-large': [413, 'The body is too large'],
  'request.unsupported-type': [415, 'The body must be application/json'],
  'request.unknown-route': [404, 'No such endpoint'],
  'request.method-not-allowed': [405, 'Method not allowed for this endpoint'],
  'request.idempotency-mismatch': [
    422,
    'This Idempotency-Key was already used with a different body',
  ],
  'request.idempotency-busy': [
    409,
    'The first request with this Idempotency-Key is still in progress',
  ],
  'filter.invalid': [400, 'The filter is invalid'],

  // who may
  'auth.required': [401, 'Please sign in'],
  'auth.expired': [401, 'Your session has ended. Please sign in again.'],
  'auth.bad-credentials': [401, 'Incorrect email or password'],
  'auth.throttled': [429, 'Too many attempts. Please wait a few minutes and try again.'],
  'auth.unverified': [
    403,
    'Please verify your email address first. We sent you a link when you registered.',
  ],
  'auth.masquerade-ended': [401, 'You’re no longer signed in as this person'],
  'auth.masquerading': [403, 'You can’t do this while signed in as someone else'],
  'auth.masquerade-refused': [
    403,
    'You can only sign in as an active colleague with fewer permissions than yours',
  ],
  'auth.second-step': [403, 'Confirm it’s you to finish signing in'],
  'auth.ticket-over': [400, 'This took too long. Please sign in again.'],
  'auth.wrong-proof': [422, 'That code didn’t work. Check it and try again.'],
  'auth.wrong-passkey': [422, 'This passkey couldn’t be used. Please try again.'],
  'auth.wrong-password': [422, 'Incorrect password'],
  'auth.proof-needed': [403, 'Confirm it’s you to make this change'],
  'auth.second-step-required': [
    403,
    'Your agency requires two-step sign-in. Set it up to continue.',
  ],
  'auth.terms-required': [403, 'Please accept the terms of service to continue'],
  'auth.forbidden': [403, 'You don’t have permission to do this'],
  'content.not-yours': [403, 'You don’t have permission to edit this country or camp'],
  'content.counts-stay': [
    409,
    'Room counts take effect at once. To change them back, import what you exported before.',
  ],
  'content.reviewed': [403, 'Your changes need a review before they’re published'],

  // accounts and people: 1 §2, 1 §8
  'account.invalid-link': [400, 'This is an invalid registration token. Please try again.'],
  'account.no-second-step': [409, 'Set up two-step sign-in first'],
  'account.last-factor': [
    409,
    'Your agency requires two-step sign-in. Add another method before you remove this one.',
  ],
  'account.passkey-known': [409, 'This passkey is already registered'],
  'account.too-many-passkeys': [409, 'You have 20 passkeys. Remove one before you add another.'],
  'portal.link-over': [
    400,
    'This link or code has expired or was already used. You can ask for a new one.',
  ],
  'traveler.closed': [409, 'Travelers’ details of this trip can no longer be changed'],
  'mail.address-stopped': [
    409,
    'Emails to this address came back or were marked as spam, so we send it none. Correct the address and try again.',
  ],
  'mail.dns-silent': [
    503,
    'The domain’s name servers didn’t answer. Nothing has changed; please try again in a few minutes.',
  ],
  'mail.recipient-limit': [
    429,
    'This address has had as many emails as one day allows. You can send more after midnight UTC.',
  ],
  'mail.agency-limit': [
    429,
    'Your agency has sent as many emails as one day allows. You can send more after midnight UTC.',
  ],
  'portal.no-client': [409, 'Add a client to this trip before sharing it'],
  'portal.not-ready': [409, 'Get a quote before sharing this trip with the client'],
  'portal.terms-changed': [
    409,
    'The terms have changed since you read them. Please read them again.',
  ],
  'portal.not-a-proposal': [409, 'This trip is no longer a proposal. Please message your agent.'],
  'portal.other-version': [
    409,
    'Another version of this trip is booked. Message your agent if you changed your mind.',
  ],
  'portal.choice-over': [
    409,
    'Your agent has begun to work on this trip. Message them if you changed your mind.',
  ],
  'agent.last-admin': [409, 'An agency needs at least one lead agent'],
  'terms.no-draft': [409, 'Write and save the terms before publishing them'],
  'agent.not-invited': [409, 'This account is already active or archived'],

  // records
  'record.not-found': [404, 'Not found'],
  'record.busy': [
    409,
    'Others are changing this at the same moment. Nothing was saved. Please try again in a few seconds.',
  ],
  'record.changed': [409, 'A colleague has changed this since you opened it'],
  'record.malformed': [500, 'A saved record could not be read'],
  'departure.full': [409, 'This departure doesn’t have that many places left'],
  'departure.closed': [
    409,
    'This departure is cancelled, has begun, or its saved itinerary is gone',
  ],
  'proposal.full': [409, 'A proposal can’t have more than 12 versions'],
  'itinerary.wrong-state': [409, 'This isn’t possible in the itinerary’s current state'],
  'itinerary.locked': [409, 'This itinerary is locked'],
  'itinerary.currency-fixed': [
    409,
    'The currency can’t be changed while the itinerary has payments',
  ],
  'itinerary.requests-open': [409, 'Some camps haven’t confirmed their rooms yet'],
  'itinerary.no-request': [409, 'No room request is open for this stay'],
  'itinerary.not-holdable': [409, 'Fix the itinerary’s problems before holding rooms'],
  'client.email-exists': [409, 'Email already exists'],
  'client.not-erasable': [
    409,
    'This client has a trip to come or money is owed, so they can’t be erased yet',
  ],
  'client.in-use': [409, 'This client has trips or documents. Archive the client instead.'],
  'merge.not-undoable': [409, 'This merge can’t be undone any more'],
  'import.wrong-state': [409, 'This isn’t possible at this point of the import'],

  // payments
  'payment.not-possible': [409, 'Payments aren’t possible in the itinerary’s current state'],
  'payment.no-price': [409, 'The itinerary has no price yet, so there is nothing to pay'],
  'payment.unpriced': [
    409,
    'A stay has no price. Get a new quote or enter the supplier’s price before generating payments',
  ],
  'payment.under-way': [409, 'A payment has been made or is in progress'],
  'party.last': [409, 'It is the only party group left. Cancel the trip instead'],
  'payment.settled': [409, 'This payment has already been made'],
  'payment.too-many': [422, 'The trip has too many party groups to bill each one'],
  'payment.sum': [422, 'The payments must total the itinerary’s price'],
  'payment.forged': [400, 'Invalid message signature'],
  'payment.refused': [422, 'The payment provider declined the request'],
  'payment.unavailable': [503, 'The payment provider didn’t respond. Please try again.'],

  // messages and files
  'message.no-client': [409, 'The itinerary has no client to message'],
  'hook.not-set-up': [409, 'Save the address of your automation hook first'],
  'media.not-uploaded': [409, 'The file hasn’t been uploaded yet'],
  'media.other-type': [409, 'The file’s content doesn’t match its type'],
  'media.already-there': [409, 'This file is in the library already'],
  'media.shows-camp': [
    409,
    'A camp is shown by this photo. Choose another hero for the camp first.',
  ],
  'media.label-used': [409, 'Media still have this label. Take it from them first.'],
  'media.finished': [409, 'This upload has finished'],
  'media.too-many-pixels': [409, 'Photos can have up to 100 megapixels'],
  'media.unreadable': [409, 'The photo is damaged and can’t be read'],
  'media.too-many': [409, 'The trip has reached its document limit'],

  // what we depend on
  'supplier.unavailable': [503, 'The supplier didn’t respond'],
  'supplier.refused': [422, 'The supplier refused the request'],
  'service.busy': [503, 'We’re busy right now. Please try again.'],
  unknown: [500, 'An unknown error occurred'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type ErrorCode = keyof typeof errorCatalogue

/** The text of an error. */
export const errorText = (code: ErrorCode): string => errorCatalogue[code][1]
