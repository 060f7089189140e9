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
  const due = paymentsDue({
    ...plan,
    finance: { sell: finance.sell, deposit, balance: finance.sell - deposit },
    had: sumOf(kept),
  })
  return groups.length < (isShared ? 1 : 2) ? due : byParty(due, plan)
}

/**
 * Each payment among the groups: the last takes what is left of each group's share, so that both
 * ways add up.
 */
function byParty(
  due: readonly PaymentDue[],
  { groups, segments, before, finance, kept }: PaymentsToPlan,
): PlannedPayment[] {
  const bills = partyBills({ groups, segments, before, finance })
  const had = bills.map(({ id }) => sumOf(kept.filter(({ partyId }) => partyId === id)))
  const owedByGroup = (shares: readonly number[]) =>
    shares.map((share, group) => Math.max(0, share - (had[group] ?? 0)))
  let open = allocate(sumOf(due), owedByGroup(bills.map(({ sell }) => sell)))
  const deposits = owedByGroup(bills.map(({ deposit }) => deposit))
  return due.flatMap((payment, index) => {
    const parts =
      index === due.length - 1
        ? open
        : payment.paymentType === 'deposit'
          ? dealt(payment.amount, { deposits, open })
          : allocate(payment.amount, open)
    open = open.map((amount, group) => amount - (parts[group] ?? 0))
    return groups.flatMap(({ id }, group) => {
      const amount = parts[group] ?? 0
      return amount === 0 ? [] : [{ ...payment, amount, partyId: id }]
    })
  })
}

/**
 * A deposit among the groups by what each still owes of it; where that is too little, by what each
 * still owes at all.
 */
function dealt(
  amount: number,
  { deposits, open }: Record<'deposits' | 'open', readonly number[]>,
): number[] {
  const depositsOwed = deposits.map((deposit, group) => Math.min(deposit, open[group] ?? 0))
  return allocate(
    amount,
    depositsOwed.reduce((sum, one) => sum + one, 0) < amount ? open : depositsOwed,
  )
}

const sumOf = (payments: readonly { readonly amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)
