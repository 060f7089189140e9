import type { Charge } from './charge'

const minuteMs = 60_000
/** Time without news after which a provider is asked, doubling each time. */
const firstMs = 15 * minuteMs
const longestMs = 24 * 60 * minuteMs

/**
 * Whether a charge may still change without our doing: its page is open, its money or its refund is
 * on the way, or a card was declined on a page that takes another one. Wires are told by people.
 */
export const isUnsettled = ({
  provider,
  state,
  refund,
}: Pick<Charge, 'provider' | 'state' | 'refund'>): boolean =>
  provider !== 'wire' && (state === 'paid' ? refund?.state === 'pending' : state !== 'closed')

/** A failed charge whose page expired a day before the provider was asked is final. */
const isOverBy = (
  { state, expiresAt }: Pick<Charge, 'state' | 'expiresAt'>,
  asked: Date,
): boolean =>
  state === 'failed' &&
  expiresAt !== undefined &&
  Date.parse(expiresAt) + longestMs < asked.getTime()

/**
 * When the provider is asked next how charges stand, in case its message was lost: a quarter of an
 * hour after the last that we know, then after half an hour, an hour, … at most a day. Undefined
 * when all are settled.
 * @param asked - how often it was asked since the charges changed
 * @param since - when it was asked last; the last change of the charges unless it is given
 */
export function askAgainAt(
  charges: readonly Charge[],
  { asked = 0, since }: { readonly asked?: number; readonly since?: Date } = {},
): string | undefined {
  const waiting = charges.filter(
    (charge) => isUnsettled(charge) && !(since !== undefined && isOverBy(charge, since)),
  )
  if (waiting.length === 0) return undefined
  const heardAt = waiting.map(({ stateAt, refund }) => Date.parse(refund?.at ?? stateAt))
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(asked, 20))
  return new Date((since?.getTime() ?? Math.max(...heardAt)) + wait).toISOString()
}
