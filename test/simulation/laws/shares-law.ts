import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  hasPricePayments,
  isPlanningFee,
  type Payment,
  pricePayments,
} from '#shared/itinerary/payments'
import { paymentsSum, standingSum } from '#shared/payments/edit-payments'
import { activeParties } from '#shared/pricing/active-parties'
import type { Item } from '../../../functions/data/table/table-access'
import { storedTrip } from '../stored'
import { billsOf, cancellingBroken, feeBroken, sumOf, totalsBroken } from './households-books'
import type { Law, Written } from './law'

/**
 * Each party group has books of its own: what it is asked for, has paid and was let off comes to its
 * share; nothing but its own payments moves that. When one cancels, its fee is what is kept of its
 * payments and what it is still asked for, the rest goes back, the others' payments stay as they
 * are, and the price falls by its share. The trip's totals are the sums of its groups.
 */
export function sharesLaw(): Law {
  let written: Written[] = []
  const actions = new Map<string, string>()
  return {
    hear({ before, after }) {
      if (after?.sk === 'ITINERARY' && before?.version !== after.version)
        written.push({ before, after })
      if (String(after?.sk).startsWith('HISTORY#'))
        actions.set(`${after?.pk} ${after?.version}`, String(after?.action))
    },
    broken() {
      const now = written
      written = []
      const found = now.flatMap((one) =>
        one.after === undefined
          ? []
          : brokenBy(one.before, { after: one.after, action: actions.get(keyOf(one.after)) ?? '' }),
      )
      actions.clear()
      return found
    },
  }
}

const keyOf = ({ pk, version }: Item): string => `${pk} ${version}`

function brokenBy(
  before: Item | undefined,
  { after, action }: { readonly after: Item; readonly action: string },
): string[] {
  const is = storedTrip(after).record
  if (is.parties.length === 0) return []
  const was = before === undefined ? undefined : storedTrip(before).record
  const moved =
    was === undefined
      ? []
      : action === 'cancelPartyGroup'
        ? cancellingBroken(was, is)
        : movesBroken(was, { is, action })
  return [
    ...(is.partyCancellations ?? []).flatMap((one) => feeBroken(one, is)),
    ...(action === 'generatePayments' ? billsBroken(is) : []),
    ...moved,
    ...totalsBroken(is),
  ].map((what) => `${is.id} version ${is.version}: ${action}: ${what}`)
}

/** Payments that are asked for anew come to each group's share. */
function billsBroken(is: ItineraryRecord): string[] {
  const { groups } = activeParties(is)
  if (!hasPricePayments(is.payments) || groups.length + (is.partyCancellations?.length ?? 0) < 2)
    return []
  const bills = billsOf(is).map(({ id, sell }) => {
    const payments = ofGroup(is, id)
    const paid = paymentsSum(payments.filter(isKept))
    return { id, sell, asked: paymentsSum(payments), paid }
  })
  if (bills.some(({ sell }) => sell < 0)) return []
  const others = pricePayments(is.payments).filter(
    (payment) => isKept(payment) && !groups.some(({ id }) => id === payment.partyId),
  )
  // Money of no group, and what a group paid beyond its share, counts for those who still owe.
  const common = paymentsSum(others) + sumOf(bills, ({ sell, paid }) => Math.max(0, paid - sell))
  return bills.flatMap(({ id, sell, asked, paid }) => {
    const isRight = common === 0 ? asked === sell : asked <= Math.max(sell, paid)
    return isRight ? [] : [`${id} is asked for ${asked}, of a share of ${sell}`]
  })
}

/**
 * Nothing but asking anew moves what a group's payments come to, and what came in: by wire beyond
 * all that it is asked for, by card as much as its provider took. Agents who edit payments may bring
 * them to the group's share.
 */
function movesBroken(
  was: ItineraryRecord,
  { is, action }: { readonly is: ItineraryRecord; readonly action: string },
): string[] {
  if (is.state === 'cancelled' || /^(generate|clear)Payments$/.test(action)) return []
  return billsOf(is).flatMap(({ id, sell }) => {
    const [before, after] = [ofGroup(was, id), ofGroup(is, id)]
    const [sum, sumNow] = [paymentsSum(before), paymentsSum(after)]
    // By wire beyond all, or by a charge heard of later, of whose rest all was paid meanwhile.
    const bringsCredit = action === 'marked as paid' || action.startsWith('payment ')
    const isCredit = sumNow > sum && after.every(isKept) && bringsCredit
    const isEdited = action === 'updatePayments'
    // A wire that brought too much goes back when an earlier charge counts. Who is asked for the whole
    // share all the same, as after it came down, isn't asked for that again.
    const isCreditGone =
      action.startsWith('payment ') && sum > sell && sumNow >= sell && sumNow < sum
    const taken = action.startsWith('payment ') ? otherwiseTaken(before, after) : 0
    return [
      ...(sum + taken === sumNow || isCredit || isCreditGone || (isEdited && sumNow === sell)
        ? []
        : [`${id} came to ${sum}, and comes to ${sumNow}`]),
      ...(standingSum(after) === sumNow
        ? []
        : [`${id} is asked for ${standingSum(after)}, of ${sumNow}`]),
    ]
  })
}

/** What providers took beyond what was asked for; below zero where it is less. */
const otherwiseTaken = (before: readonly Payment[], after: readonly Payment[]): number =>
  sumOf(after, ({ paymentId, status, amount }) => {
    const asked = before.find((one) => one.paymentId === paymentId)
    return status === 'Paid' && asked?.status !== 'Paid' ? amount - (asked?.amount ?? 0) : 0
  })

const ofGroup = ({ payments }: ItineraryRecord, partyId: string): Payment[] =>
  pricePayments(payments).filter((payment) => payment.partyId === partyId)

/** Made, under way, let off, or asked for before the price. */
const isKept = (payment: Payment): boolean =>
  payment.status === 'Paid' ||
  payment.status === 'Authorized' ||
  payment.writtenOff !== undefined ||
  isPlanningFee(payment)
