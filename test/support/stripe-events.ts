/**
 * Events in the shapes that Stripe sends them (API version 2026-10-28), with what a test names
 * instead.
 */
export const stripeEvents = {
  intent: (
    type: string,
    { id = 'evt_1', created = 1_795_154_400, metadata, status = 'succeeded' }: Named,
  ) =>
    eventOf(
      { id, type, created },
      {
        id: 'pi_3QK1mRE2eZvKYlo20Xk9',
        object: 'payment_intent',
        amount: 343_444,
        amount_capturable: 0,
        amount_received: status === 'succeeded' ? 343_444 : 0,
        capture_method: 'automatic_async',
        client_secret: null,
        confirmation_method: 'automatic',
        currency: 'usd',
        latest_charge: 'ch_3QK1mRE2eZvKYlo20b1',
        livemode: false,
        metadata,
        payment_method_types: ['card'],
        status,
      },
    ),
  session: (type: string, { id = 'evt_2', created = 1_795_154_400, metadata }: Named) =>
    eventOf(
      { id, type, created },
      {
        id: 'cs_test_a1b2',
        object: 'checkout.session',
        amount_total: 343_444,
        currency: 'usd',
        metadata,
        mode: 'payment',
        payment_intent: null,
        payment_status: 'unpaid',
        status: 'expired',
      },
    ),
  charge: ({ id = 'evt_3', created = 1_795_154_500, metadata, refunded = 343_444 }: Named) =>
    eventOf(
      { id, type: 'charge.refunded', created },
      {
        id: 'ch_3QK1mRE2eZvKYlo20b1',
        object: 'charge',
        amount: 343_444,
        amount_captured: 343_444,
        amount_refunded: refunded,
        currency: 'usd',
        metadata,
        paid: true,
        payment_intent: 'pi_3QK1mRE2eZvKYlo20Xk9',
        refunded: true,
        status: 'succeeded',
      },
    ),
  refund: (
    type: string,
    {
      id = 'evt_4',
      created = 1_795_154_450,
      metadata,
      status = 'pending',
      refunded = 343_444,
    }: Named,
  ) =>
    eventOf(
      { id, type, created },
      {
        id: 're_3QK1mRE2eZvKYlo20c2',
        object: 'refund',
        amount: refunded,
        charge: 'ch_3QK1mRE2eZvKYlo20b1',
        created,
        currency: 'usd',
        metadata,
        payment_intent: 'pi_3QK1mRE2eZvKYlo20Xk9',
        reason: 'requested_by_customer',
        status,
      },
    ),
}

interface Named {
  readonly id?: string
  readonly created?: number
  readonly metadata?: Readonly<Record<string, string>>
  readonly status?: string
  readonly refunded?: number
}

const eventOf = (named: { id: string; type: string; created: number }, object: object) => ({
  object: 'event',
  api_version: '2026-10-28.endive',
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  ...named,
})
