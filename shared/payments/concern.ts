import * as z from 'zod/mini'

const money = { amount: z.int().check(z.minimum(0)), currency: z.string() }

/**
 * What a provider says of a payment that a person has to look at: no rule of ours can say what
 * follows from it. Amounts in minor units.
 */
export const concern = z.object({
  /** The payer's bank took money back; or money came in that is not what was asked for. */
  kind: z.enum(['dispute', 'other-currency', 'other-amount']),
  /** The provider's name for it: the same one is one task. */
  reference: z.string(),
  /** `won`: the money stays, or is back. */
  state: z.enum(['open', 'won', 'lost']),
  at: z.iso.datetime(),
  ...money,
  asked: z.optional(z.object(money)),
  /** The provider's word for why, as `fraudulent`. */
  reason: z.optional(z.string()),
  /** Until when the bank waits for an answer. */
  respondBy: z.optional(z.iso.datetime()),
})
export type Concern = z.infer<typeof concern>

/**
 * What is known of a concern after another word of it: an end gives way to no opening, and between
 * words of one kind the later counts, so that the order in which they arrive does not matter.
 */
export function withConcern(known: Concern | undefined, said: Concern): Concern {
  if (known === undefined) return said
  const [one, other] = rankOf(said) > rankOf(known) ? [said, known] : [known, said]
  const [mine = '', theirs = ''] = [one.respondBy, other.respondBy]
  const respondBy = mine > theirs ? mine : theirs
  return respondBy === '' ? one : { ...one, respondBy }
}

const rankOf = ({ state, at, reason = '', amount }: Concern): string =>
  `${state === 'open' ? 0 : 1} ${at} ${state} ${reason} ${String(amount).padStart(16, '0')}`

/** Whether a person still has to do something: a dispute that was won asks for nothing. */
export const isUrgent = ({ state }: Pick<Concern, 'state'>): boolean => state !== 'won'
