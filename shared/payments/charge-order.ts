import type {
  Charge,
  ChargeEvent,
  ChargeFacts,
  ChargeMoved,
  ChargeRefunded,
  ChargeState,
  RefundState,
} from './charge'

/**
 * The charges of a payment after an event. The result depends on the set of events alone: the same
 * ones late, twice or in another order lead to the same charges.
 *
 * - `open` gives way to everything, `paid` to nothing; between them the later event counts, and at
 * one instant the one
 *   further on in the list of states.
 * - A charge counts as paid since the earliest event that says so, with the amount that this event
 * names.
 * - A refund that is `proposed` or `wanted` gives way to everything; between the others the later
 * event counts.
 */
export function withEvent(charges: readonly Charge[], event: ChargeEvent): Charge[] {
  const storedCharge = charges.find(({ chargeId }) => chargeId === event.charge.chargeId)
  const nextCharge =
    event.kind === 'charge'
      ? move(storedCharge ?? foundCharge(event), event)
      : refund(storedCharge ?? foundCharge(event), event)
  const others = charges.filter(({ chargeId }) => chargeId !== nextCharge.chargeId)
  return [...others, nextCharge].sort(byStart)
}

/** The charges with one that was begun; what its events have said already stays. */
export function withCharge(charges: readonly Charge[], begun: Charge): Charge[] {
  const knownCharge = charges.find(({ chargeId }) => chargeId === begun.chargeId)
  const others = charges.filter(({ chargeId }) => chargeId !== begun.chargeId)
  const { isFound: _found, startedAt: _at, ...said } = knownCharge ?? { startedAt: begun.startedAt }
  return [...others, { ...begun, ...said }].sort(byStart)
}

/** The order in which charges were begun. */
export const byStart = (one: Charge, other: Charge): number =>
  compare(one.startedAt, other.startedAt) || compare(one.chargeId, other.chargeId)

/** A charge that we have no note of: it began, as far as we know, with the event. */
function foundCharge({
  charge,
  at,
}: {
  readonly charge: ChargeFacts
  readonly at: string
}): Charge {
  return { ...charge, startedAt: at, state: 'open', stateAt: at, isFound: true }
}

function move(charge: Charge, { state, at, charge: facts }: ChargeMoved): Charge {
  const withReference = {
    ...withBeginning(charge, at),
    reference: oneOf(charge.reference, facts.reference),
  }
  if (state === 'paid') return { ...withReference, state, ...moneyIn(withReference, { at, facts }) }
  return isAfter(
    { state, at },
    { state: withReference.state, at: withReference.stateAt },
    chargeRank,
  )
    ? { ...withReference, state, stateAt: at }
    : withReference
}

/**
 * What came in and when, by the earliest event that says so: a provider may have taken less than
 * was asked for.
 */
function moneyIn(
  { paidAt, amount, serviceFee }: Charge,
  { at, facts }: { at: string; facts: ChargeFacts },
) {
  const isFirst = paidAt === undefined || at < paidAt
  const isMore = at === paidAt && facts.amount + facts.serviceFee > amount + serviceFee
  const since = isFirst ? at : paidAt
  const amountsTaken = isFirst || isMore ? facts : { amount, serviceFee }
  return {
    stateAt: since,
    paidAt: since,
    amount: amountsTaken.amount,
    serviceFee: amountsTaken.serviceFee,
  }
}

function refund(charge: Charge, { state, at, amount, reference }: ChargeRefunded): Charge {
  const begunCharge = withBeginning(charge, at)
  const before = begunCharge.refund
  // An earlier partial refund says nothing about the rest.
  const isOnlyDecided = before?.state === 'wanted' || before?.state === 'proposed'
  if (isOnlyDecided && before.before !== undefined && amount <= before.before) return begunCharge
  const most = Math.max(amount, before === undefined || isOnlyDecided ? 0 : before.amount)
  const isNews = before === undefined || isAfter({ state, at }, before, refundRank)
  const now = isNews ? { state, at } : { state: before.state, at: before.at }
  const sentBefore = before?.before === undefined ? {} : { before: before.before }
  return {
    ...begunCharge,
    refund: { ...now, amount: most, reference: oneOf(before?.reference, reference), ...sentBefore },
  }
}

/** A charge known from events alone began with the earliest of them. */
function withBeginning(charge: Charge, at: string): Charge {
  if (charge.isFound !== true || at >= charge.startedAt) return charge
  return { ...charge, startedAt: at, stateAt: charge.state === 'open' ? at : charge.stateAt }
}

/** Picks the same one of two ids, should there ever be two. */
const oneOf = (name: string | undefined, other: string | undefined): string | undefined =>
  name === undefined || (other !== undefined && other < name) ? other : name

interface Step<State> {
  readonly state: State
  readonly at: string
}
interface Rank {
  /** Steps of a lower tier give way to those of a higher one, whenever they happened. */
  readonly tier: number
  readonly place: number
}

function isAfter<State extends string>(
  one: Step<State>,
  other: Step<State>,
  ranks: Record<State, Rank>,
): boolean {
  const [here, there] = [ranks[one.state], ranks[other.state]]
  return (here.tier - there.tier || compare(one.at, other.at) || here.place - there.place) > 0
}

const chargeRank: Record<ChargeState, Rank> = {
  open: { tier: 0, place: 0 },
  authorized: { tier: 1, place: 0 },
  closed: { tier: 1, place: 1 },
  failed: { tier: 1, place: 2 },
  paid: { tier: 2, place: 0 },
}
const refundRank: Record<RefundState, Rank> = {
  proposed: { tier: 0, place: 0 },
  wanted: { tier: 0, place: 1 },
  pending: { tier: 1, place: 0 },
  succeeded: { tier: 1, place: 1 },
  failed: { tier: 1, place: 2 },
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
