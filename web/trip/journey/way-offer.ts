import type { TransferView } from '#shared/api/suppliers'
import type { SegmentDraft } from '../segments/segment-draft'

type Offer = Pick<TransferView, 'type' | 'minutes' | 'costAmount' | 'currency'>

/** The form values for an offer: kind, cost, and arrival time if a departure time is set. */
export function withOffer(draft: SegmentDraft, { type, minutes, costAmount, currency }: Offer): Partial<SegmentDraft> {
  return {
    kind: type,
    isOwn: false,
    ...(costAmount === undefined ? {} : { cost: costAmount, currency: currency ?? draft.currency }),
    ...arrival(draft.departureTime, minutes),
  }
}

/** Assumes both ends share a time zone, as is nearly always so for a drive or a short charter. */
function arrival(departureTime: string, minutes: number): Partial<SegmentDraft> {
  const [hour, minute] = departureTime.split(':').map(Number)
  if (hour === undefined || minute === undefined) return {}
  const at = hour * 60 + minute + minutes
  const two = (count: number) => String(count).padStart(2, '0')
  return { arrivalTime: `${two(Math.floor(at / 60) % 24)}:${two(at % 60)}`, arrivesLater: Math.floor(at / (24 * 60)) }
}

/** `25 min`, `1 h 05`, `4 h`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
