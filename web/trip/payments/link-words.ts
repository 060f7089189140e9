import { paymentMethodLabels } from '#shared/itinerary/payments'
import type { PayableWay } from '#shared/payments/payable-methods'

/** Where a payer pays, and until when. */
export interface PayingPage {
  readonly redirectUrl: string | null
  readonly expiresAt?: string | null | undefined
}

/** What is said once the address of a paying page was copied: how it is paid there, and until when it works. */
export function linkCopiedWords(method: PayableWay, { expiresAt }: PayingPage, zone?: string): string {
  const copied = `Link to pay by ${paymentMethodLabels[method]} copied.`
  if (expiresAt === null || expiresAt === undefined) return copied
  const at = new Date(expiresAt)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', zone === undefined ? options : { ...options, timeZone: zone }).format(at)
  const clock = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${copied} It works until ${part({ month: 'short', day: 'numeric' })}, ${clock}.`
}
