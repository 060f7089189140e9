import { isToBeReminded, paymentIn } from '../../../functions/data/payments/payment-records'
import type { Item } from '../../../functions/data/table/table-access'
import type { Judged, Law } from './law'

/**
 * Nobody is reminded of what is paid or cancelled, and no mail goes out without a claim of its own.
 */
export function remindersLaw({ post }: Judged): Law {
  const payments = new Map<string, Item>()
  let claims = 0
  let claimed: string[] = []
  return {
    hear({ before, after }) {
      const { pk, sk } = after ?? before ?? {}
      if (sk === 'PAYMENT') {
        if (after === undefined) payments.delete(String(pk))
        else payments.set(String(pk), after)
      }
      if (!String(sk).startsWith('REMINDER#') || after === undefined) return
      claims += 1
      claimed.push(String(pk))
    },
    broken() {
      const now = claimed
      claimed = []
      return [
        ...(post.sent.length <= claims
          ? []
          : [`${post.sent.length} reminders, and ${claims} were due`]),
        ...now.flatMap((pk) => {
          const line = payments.get(pk)
          return line !== undefined && isToBeReminded(paymentIn(line))
            ? []
            : [`${pk}: reminded of what is not to be paid`]
        }),
      ]
    },
  }
}
