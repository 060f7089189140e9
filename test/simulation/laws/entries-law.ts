import { costChanges } from '#shared/pricing/cost-changes'
import { auditEntriesIn } from '../../../functions/data/people/audit-store'
import type { Item } from '../../../functions/data/table/table-access'
import { storedTrip } from '../stored'
import type { Law, Written } from './law'

/**
 * What belongs to a change is there once: an audit entry of its state where that moved, an entry of
 * costs with one in the audit trail where a quoted trip's costs moved, one in the audit trail for
 * each payment that came in and for each that went back, and nothing else.
 */
export function entriesLaw(): Law {
  let written: Written[] = []
  const [entries, costs] = [new Map<string, Item>(), new Set<string>()]
  return {
    hear({ before, after }) {
      if (after === undefined) return
      const [kind] = String(after.sk).split('#')
      if (after.sk === 'ITINERARY' && before?.version !== after.version)
        written.push({ before, after })
      if (kind === 'HISTORY') entries.set(`${after.pk} ${after.version}`, after)
      if (kind === 'COSTCHANGE') costs.add(`${after.pk} ${after.version}`)
    },
    broken() {
      const now = written
      written = []
      const found = now.flatMap(brokenBy)
      entries.clear()
      costs.clear()
      return found
    },
  }

  function brokenBy({ before, after }: Written): string[] {
    if (before === undefined || after === undefined) return []
    const at = `${after.pk} ${after.version}`
    const [was, is] = [storedTrip(before).record, storedTrip(after).record]
    const isDearer = was.quotedAt !== undefined && costChanges(was.segments, is.segments).length > 0
    const paidBefore = new Set(
      was.payments.flatMap(({ paymentId, status }) => (status === 'Paid' ? [paymentId] : [])),
    )
    const paid = is.payments.filter(
      ({ paymentId, status }) => status === 'Paid' && !paidBefore.has(paymentId),
    )
    const backBefore = new Set(
      was.payments.flatMap((payment) => (isBack(payment) ? [payment.paymentId] : [])),
    )
    const back = is.payments.filter(
      (payment) => isBack(payment) && !backBefore.has(payment.paymentId),
    ).length
    const entry = entries.get(at)
    const isTripCancelled =
      entry?.action === 'CancelBooking' && is.state === 'cancelled' && was.state !== is.state
    const wanted = {
      system_status_change_itinerary: was.state === is.state ? 0 : 1,
      system_cost_change_itinerary: isDearer ? 1 : 0,
      client_made_itinerary_payment: paid.length,
      system_refund_itinerary_payment: entry?.action === 'refund marked as paid' ? 1 : back, // by hand: of one that no payment shows too
      system_cancellation_fee: isTripCancelled || entry?.action === 'cancelPartyGroup' ? 1 : 0,
    }
    const told =
      entry === undefined || !Array.isArray(entry.listed)
        ? []
        : auditEntriesIn(entry).map(({ action }) => action)
    const wrong = Object.entries(wanted).filter(
      ([action, times]) => told.filter((one) => one === action).length !== times,
    )
    const others = told.filter((action) => !(action in wanted))
    return [
      ...[
        ...wrong.map(([action, times]) => `${action} is to be told ${times} times`),
        ...others,
      ].map((what) => `${is.id} version ${is.version}: ${entry?.action}: ${what}`),
      ...(costs.has(at) === isDearer
        ? []
        : [`${is.id} version ${is.version}: ${entry?.action}: costs moved: ${isDearer}`]),
    ]
  }
}

const isBack = ({ refund }: { readonly refund?: { readonly status: string } | undefined }) =>
  refund?.status === 'Paid'
