import { AppError } from '#shared/errors/app-error'
import type { ChargeFacts } from '#shared/payments/charge'
import type { PaymentOrder, PaymentProvider, ProviderEvent } from '../../functions/payments/payment-provider'
import type { Clock } from '../../functions/runtime/clock'
import type { Random } from './random'

/** What the provider knows of one attempt to pay: its own books, by which ours are judged. */
export interface Account {
  readonly order: PaymentOrder
  state: 'open' | 'authorized' | 'failed' | 'closed' | 'paid'
  at: string
  isRefunded: boolean
}

/** An event that is told until somebody says that it was heard. */
export interface Webhook {
  readonly said: ProviderEvent
  isHeard: boolean
}

/** A provider of payments with books of its own. Its webhooks come late, twice and out of order. */
export interface Bank {
  readonly provider: PaymentProvider
  readonly accounts: ReadonlyMap<string, Account>
  readonly webhooks: readonly Webhook[]
  /** Payers pay one of the pages that are open, or fail to. */
  somebodyPays(): void
}

export function bankOf({ random, clock }: { readonly random: Random; readonly clock: Clock }): Bank {
  const accounts = new Map<string, Account>()
  const webhooks: Webhook[] = []
  const moved = (account: Account, state: Exclude<Account['state'], 'open'>) => {
    account.state = state
    account.at = clock.now().toISOString()
    webhooks.push({ said: { eventId: `evt_${webhooks.length}`, ...chargeMoved(account, state) }, isHeard: false })
  }
  const provider: PaymentProvider = {
    name: 'sandbox',
    async create(order) {
      if (!accounts.has(order.chargeId)) {
        accounts.set(order.chargeId, { order, state: 'open', at: clock.now().toISOString(), isRefunded: false })
      }
      return { session: order.chargeId, redirectUrl: `/pay/${order.chargeId}` }
    },
    async confirm(_owner, { chargeId }) {
      const account = accounts.get(chargeId)
      if (account === undefined || account.state === 'open') return undefined
      return { eventId: `asked_${chargeId}_${account.state}`, ...chargeMoved(account, account.state) }
    },
    async close({ chargeId }) {
      const account = accounts.get(chargeId)
      if (account === undefined || account.state === 'closed') return 'closed'
      if (account.state === 'paid' || account.state === 'authorized') return 'under-way'
      moved(account, 'closed')
      return 'closed'
    },
    async refund({ charge: { chargeId }, amount }) {
      const account = accounts.get(chargeId)
      if (account?.state !== 'paid' || amount !== totalOf(account)) throw new AppError('payment.refused', { chargeId })
      const event = refunded(account, clock.now())
      if (!account.isRefunded) webhooks.push({ said: { eventId: `evt_${webhooks.length}`, ...event }, isHeard: false })
      account.isRefunded = true
      return { eventId: `refund_${chargeId}`, ...event }
    },
    parseWebhook: async () => undefined,
  }
  return {
    ...{ provider, accounts, webhooks },
    somebodyPays() {
      const open = [...accounts.values()].filter(({ state }) => !['paid', 'closed'].includes(state))
      if (open.length === 0) return
      const account = random.pick(open)
      moved(account, account.state === 'authorized' ? 'paid' : random.pick(['paid', 'paid', 'authorized', 'failed']))
    },
  }
}

/** Both what is paid and its fee. */
export const totalOf = ({ order }: Account): number => order.amount + order.serviceFee

const factsOf = ({ chargeId, method, amount, serviceFee, currency }: PaymentOrder): ChargeFacts => ({
  ...{ chargeId, method, amount, serviceFee, currency },
  provider: 'sandbox',
  reference: `ref_${chargeId}`,
})

const chargeMoved = (
  { order, at }: Account,
  state: Exclude<Account['state'], 'open'>,
): Omit<ProviderEvent, 'eventId'> => ({
  owner: order.owner,
  event: { kind: 'charge', charge: factsOf(order), state, at },
})

const refunded = (account: Account, now: Date): Omit<ProviderEvent, 'eventId'> => ({
  owner: account.order.owner,
  event: {
    ...{ kind: 'refund', state: 'succeeded', charge: factsOf(account.order) },
    ...{ amount: totalOf(account), at: now.toISOString(), reference: `re_${account.order.chargeId}` },
  },
})
