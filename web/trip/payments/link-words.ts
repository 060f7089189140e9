import { dateTimeInZone } from '#shared/dates/zoned-time'
import { paymentMethodLabels } from '#shared/itinerary/payments'
import type { PayableWay } from '#shared/payments/payable-methods'
import { zoneHere } from '../../lib/time/today-here'

/** Where a payer pays, and until when. */
export interface PayingPage {
  readonly redirectUrl: string | null
  readonly expiresAt?: string | null | undefined
}

/** What is said once the address of a paying page was copied: how it is paid there, and until when it works. */
export function linkCopiedWords(method: PayableWay, { expiresAt }: PayingPage, zone = zoneHere): string {
  const copied = `Link to pay by ${paymentMethodLabels[method]} copied.`
  if (expiresAt === null || expiresAt === undefined) return copied
  return `${copied} It works until ${dateTimeInZone(new Date(expiresAt), zone)}.`
}
