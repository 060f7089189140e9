import { allocate } from '../money/allocate'
import { type PartyGroup, partyBills, type SplitBefore } from '../pricing/party-shares'
import { type PaymentDue, paymentsDue, type Schedule } from '../pricing/payments-due'

/** A payment to be asked for, of a party group where the trip is shared among several. */
export interface PlannedPayment extends PaymentDue {
  readonly partyId?: string | undefined
}

/** What a plan is made from; amounts in minor units of the itinerary's currency. */
export interface PaymentsToPlan extends Schedule {
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
  readonly groups: readonly PartyGroup[]
  /** Where groups cancelled: the others go on paying what they did. */
  readonly before?: SplitBefore | undefined
  /** Whether a single group pays by itself, as the last of several does. */
  readonly isShared?: boolean | undefined
  /**
   * Payments that stay as they are, made or under way: what they brought in and was not sent back.
   */
  readonly kept: readonly { readonly amount: number; readonly partyId?: string | undefined }[]
}

/**
 * The payments of an itinerary (pricing.md, Payments): deposit and balance, with the parts of a plan
 * between them, or one of type `sell` when all would be due today. What is kept counts towards the deposit first. With two or more
 * party groups each pays its own share, of the deposit too: a group that has paid is not asked for
 * what others have not. Together with what is kept they add up to finance.sell, unless more than
 * that is kept.
 */
export function planPayments(plan: PaymentsToPlan): PlannedPayment[] {
  const { finance, kept, groups, isShared = false } = plan
  const deposit = Math.min(finance.sell, Math.max(0, finance.deposit))
  const whole = { sell: finance.sell, deposit, balance: finance.sell - deposit }
  return groups.length < (isShared ? 1 : 2)
    ? paymentsDue({ ...plan, finance: whole, had: sumOf(kept) })
    : byParty({ ...plan, finance: whole })
}

/**
 * The payments of each group by its own share and deposit, the earliest first: whatever others pay,
 * or whether they cancel, moves none of them. What is kept of no group, or of one beyond its share,
 * counts for those who still owe something.
 */
function byParty(plan: PaymentsToPlan): PlannedPayment[] {
  const bills = payableBills(plan)
  const own = bills.map(({ id, sell }) =>
    Math.min(sell, sumOf(plan.kept.filter(({ partyId }) => partyId === id))),
  )
  const debts = bills.map(({ sell }, group) => sell - (own[group] ?? 0))
  const common = sumOf(plan.kept) - total(own)
  const commonParts = allocate(Math.min(common, total(debts)), debts)
  const due = bills.flatMap(({ id, sell, deposit }, group) =>
    paymentsDue({
      ...plan,
      finance: { sell, deposit, balance: sell - deposit },
      had: (own[group] ?? 0) + (commonParts[group] ?? 0),
    }).map((payment) => ({ ...payment, partyId: id })),
  )
  return due.toSorted((one, other) =>
    one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate),
  )
}

/** What each group pays and what of it is its deposit, none of it below zero. */
function payableBills({ groups, segments, before, finance }: PaymentsToPlan) {
  const bills = partyBills({ groups, segments, before, finance })
  const positive = bills.map(({ sell }) => Math.max(0, sell))
  const sells = allocate(finance.sell, positive)
  return bills.map(({ id, deposit }, group) => {
    const sell = sells[group] ?? 0
    return { id, sell, deposit: Math.min(sell, Math.max(0, deposit)) }
  })
}

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)

const sumOf = (payments: readonly { readonly amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)
