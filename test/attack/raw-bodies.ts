import { sandboxStore } from '../../functions/data/payments/payment-sandbox-store'
import type { Table } from '../../functions/data/table/table-access'
import { testAccounts, testCards } from '../../functions/payments/providers/sandbox-numbers'
import { sandboxSignatureHeader } from '../../functions/payments/providers/sandbox-webhooks'
import { signBody } from '../../functions/payments/providers/webhook-signature'
import type { Random } from '../simulation/random'
import type { Harvest } from './harvest'
import type { HttpRequest } from './http-call'

type RawParts = Pick<HttpRequest, 'rawBody' | 'headers'>

/** What is sent that no schema describes: forms of payment pages, and messages of the provider. */
export interface RawBodies {
  /** Of an operation such as `POST /api/pay/{token}`; undefined where its schemas say all. */
  of(operation: string, from: { readonly random: Random; readonly told: Harvest }): RawParts
}

/** @param table - where the sandbox keeps the secret that it signs with */
export async function rawBodies(table: Table): Promise<RawBodies> {
  const secret = await sandboxStore(table).secret()
  return {
    of(operation, { random, told }) {
      if (operation === 'POST /api/pay/{token}')
        return form({ method: random.pick(['credit', 'credit', 'ach']) })
      if (operation === 'POST /api/pay/sandbox/{token}') {
        const { number } = random.pick([...testCards, ...testAccounts])
        return form({ number, answer: random.pick(['approve', 'decline']) })
      }
      if (operation !== 'POST /api/webhooks/payments/{provider}') return {}
      const rawBody = JSON.stringify(eventOf(random, told))
      const signature = signBody(rawBody, { secret, now: new Date() })
      return { rawBody, headers: { [sandboxSignatureHeader]: signature } }
    },
  }
}

const form = (fields: Readonly<Record<string, string>>): RawParts => ({
  rawBody: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

const types = [
  'charge.paid',
  'charge.failed',
  'charge.closed',
  'refund.succeeded',
  'dispute.opened',
  'dispute.won',
]

/** An event of the sandbox about a payment of the agency that has most of them. */
function eventOf(random: Random, told: Harvest): unknown {
  const agencyId = 'agy_marula'
  const payments = told.find(
    ({ own, get }) =>
      /^pay_/.test(String(own.get('paymentId'))) && /^itn_/.test(String(get('itineraryId'))),
    agencyId,
  )
  const { get } = payments.length === 0 ? { get: () => undefined } : random.pick(payments)
  const name = `attack_${random.below(1_000_000)}`
  return {
    id: `evt_${name}`,
    type: random.pick(types),
    created: new Date().toISOString(),
    data: {
      reference: `sbx_${name}`,
      chargeId: name,
      agencyId,
      itineraryId: get('itineraryId') ?? 'itn_none',
      paymentId: get('paymentId') ?? 'pay_none',
      method: random.pick(['credit', 'ach']),
      amount: random.below(2_000_000),
      serviceFee: random.below(50_000),
      refunded: random.below(50_000),
      currency: random.pick(['USD', 'EUR']),
    },
  }
}
