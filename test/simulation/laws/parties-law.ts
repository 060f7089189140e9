import { isWhole, splitOf } from '#shared/itinerary/party-groups'
import { hasPricePayments, isPlanningFee } from '#shared/itinerary/payments'
import { paymentsSum } from '#shared/payments/edit-payments'
import type { Item } from '../../../functions/data/table/table-access'
import { storedTrip } from '../stored'
import type { Law } from './law'

/**
 * Nobody travels in two groups, or in one without being named; the shares of a stay are all of it;
 * and payments that are asked for anew add up to the price, to the cent, however many pay.
 */
export function partiesLaw(): Law {
  let written: Item[] = []
  const actions = new Map<string, unknown>()
  return {
    hear({ before, after }) {
      if (after?.sk === 'ITINERARY' && before?.version !== after.version) written.push(after)
      if (String(after?.sk).startsWith('HISTORY#'))
        actions.set(`${after?.pk} ${after?.version}`, after?.action)
    },
    broken() {
      const now = written
      written = []
      const found = now.flatMap(brokenBy)
      actions.clear()
      return found
    },
  }

  function brokenBy(item: Item): string[] {
    const { id, travelers, parties, segments, payments, finance } = storedTrip(item).record
    const named = new Set<string>(travelers.map((traveler) => traveler.id))
    const grouped = parties.flatMap(({ travelerIds }) => travelerIds)
    const shares = segments.flatMap((segment) =>
      Object.values(splitOf(parties, segment.id) ?? { all: 100 }),
    )
    const isShared = segments.every((segment) => {
      const split = splitOf(parties, segment.id)
      return split === undefined || isWhole(Object.values(split))
    })
    const isAsked =
      actions.get(`${item.pk} ${item.version}`) === 'generatePayments' && hasPricePayments(payments)
    const kept = payments.filter(
      (payment) =>
        payment.status === 'Paid' ||
        payment.status === 'Authorized' ||
        payment.writtenOff !== undefined ||
        isPlanningFee(payment),
    )
    const asked = Math.max(finance?.sell ?? 0, paymentsSum(kept))
    return [
      ...(new Set(grouped).size === grouped.length
        ? []
        : [`${id}: somebody travels in two groups`]),
      ...(grouped.every((one) => named.has(one))
        ? []
        : [`${id}: somebody who is not named travels in a group`]),
      ...(isShared ? [] : [`${id}: shares of a stay are not all of it: ${shares}`]),
      ...(!isAsked || paymentsSum(payments) === asked
        ? []
        : [`${id}: ${paymentsSum(payments)} asked for, of ${asked}`]),
    ]
  }
}
