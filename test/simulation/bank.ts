import { AppError } from '#shared/errors/app-error'
import type { ChargeFacts } from '#shared/payments/charge'
import type {
  PaymentOrder,
  PaymentProvider,
  ProviderEvent,
} from '../../functions/payments/providers/payment-provider'
import type { Clock } from '../../functions/runtime/clock'
import type { Random } from './random'

/** What the provider knows of one attempt to pay: its own books, by which ours are judged. */
export interface Account {
  readonly order: PaymentOrder
  state: 'open' | 'authorized' | 'failed' | 'closed' | 'paid'
  at: string
  /** What became of sending it back: `failed` leaves the money with the provider. */
  refund: RefundEnd | 'pending' | undefined
  refundAt: string
  /** What of it goes back: a part may be kept as a fee. */
  refundAmount: number
}
type RefundEnd = 'succeeded' | 'failed'

/** An event that is told until somebody says that it was heard; some are never told. */
export interface Webhook {
  readonly said: ProviderEvent
  isHeard: boolean
  readonly isLost: boolean
}

/**
 * A provider of payments with books of its own. Its webhooks come late, twice, out of order, or
 * never.
 */
export interface Bank {
  readonly provider: PaymentProvider
  readonly accounts: ReadonlyMap<string, Account>
  readonly webhooks: readonly Webhook[]
  /** Payers pay one of the pages that are open, or fail to. */
  somebodyPays(): void
  /** Refunds that were under way arrive, or come back: one of them, or all. */
  refundsArrive(which: 'one' | 'all'): void
}

interface Surroundings {
  readonly random: Random
  readonly clock: Clock
}

const arrives: readonly RefundEnd[] = ['succeeded', 'succeeded', 'succeeded']

export function bankOf({ random, clock }: Surroundings): Bank {
  const accounts = new Map<string, Account>()
  const webhooks: Webhook[] = []
  const say = (said: Omit<ProviderEvent, 'eventId'>) => {
    const isLost = random.chance(0.1)
    webhooks.push({ said: { eventId: `evt_${webhooks.length}`, ...said }, isHeard: isLost, isLost })
  }
  /** Later than anything before it. */
  let last = 0
  const instant = () => {
    last = Math.max(clock.now().getTime(), last + 1)
    return new Date(last).toISOString()
  }
  const moved = (account: Account, state: Exclude<Account['state'], 'open'>) => {
    account.state = state
    account.at = instant()
    say(chargeMoved(account, state))
  }
  const sentBack = (account: Account, to: NonNullable<Account['refund']>) => {
    account.refund = to
    account.refundAt = instant()
    say(refundOf(account))
  }
  const provider: PaymentProvider = {
    name: 'sandbox',
    async create(order) {
      if (!accounts.has(order.chargeId)) {
        accounts.set(order.chargeId, {
          order,
          state: 'open',
          at: clock.now().toISOString(),
          refund: undefined,
          refundAt: '',
          refundAmount: 0,
        })
      }
      return { session: order.chargeId, redirectUrl: `/pay/${order.chargeId}` }
    },
    async confirm(_owner, { chargeId }) {
      const account = accounts.get(chargeId)
      if (account === undefined || account.state === 'open') return undefined
      if (account.refund !== undefined) {
        return { eventId: `asked_refund_${chargeId}_${account.refund}`, ...refundOf(account) }
      }
      return {
        eventId: `asked_${chargeId}_${account.state}`,
        ...chargeMoved(account, account.state),
      }
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
      if (account?.state !== 'paid' || amount > totalOf(account))
        throw new AppError('payment.refused', { chargeId })
      if (account.refund === undefined) account.refundAmount = amount
      if (account.refund === undefined)
        sentBack(account, random.pick([...arrives, ...arrives, 'pending', 'failed']))
      return { eventId: `refund_${chargeId}_${account.refund}`, ...refundOf(account) }
    },
    parseWebhook: async () => undefined,
  }
  return {
    provider,
    accounts,
    webhooks,
    somebodyPays() {
      const open = [...accounts.values()].filter(({ state }) => !['paid', 'closed'].includes(state))
      if (open.length === 0) return
      const account = random.pick(open)
      moved(
        account,
        account.state === 'authorized'
          ? 'paid'
          : random.pick(['paid', 'paid', 'paid', 'authorized', 'failed']),
      )
    },
    refundsArrive(which) {
      const pending = [...accounts.values()].filter(({ refund }) => refund === 'pending')
      for (const account of which === 'all' ? pending : pending.slice(0, 1)) {
        sentBack(account, random.pick([...arrives, 'failed']))
      }
    },
  }
}

/** Both what was paid and its fee. */
export const totalOf = ({ order }: Account): number => order.amount + order.serviceFee

const factsOf = ({
  chargeId,
  method,
  amount,
  serviceFee,
  currency,
}: PaymentOrder): ChargeFacts => ({
  chargeId,
  method,
  amount,
  serviceFee,
  currency,
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

const refundOf = (account: Account): Omit<ProviderEvent, 'eventId'> => ({
  owner: account.order.owner,
  event: {
    kind: 'refund',
    state: account.refund ?? 'pending',
    charge: factsOf(account.order),
    amount: account.refundAmount,
    at: account.refundAt,
    reference: `re_${account.order.chargeId}`,
  },
})
