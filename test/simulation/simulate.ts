import type { Item } from '../../functions/data/table/table-access'
import type { MemoryTable } from '../support/memory-table'
import { lifeActions } from './agents'
import { answerActions } from './answering'
import { askerOf } from './ask'
import { choosingOf } from './choosing'
import { householdActions } from './households'
import { deliverOne, jobs, tell } from './jobs'
import { lastLook } from './last-look'
import { patternActions } from './patterns'
import { paymentActions } from './paying'
import { randomFrom } from './random'
import { shapingActions } from './shaping'
import type { Action } from './stage'
import { storedCharges } from './stored'
import { supplierActions } from './supplier-actions'
import { talkActions } from './talking'
import { partyActions } from './travelling'
import { turnsOf } from './turns'
import { withoutWaiting } from './without-waiting'
import { type Spoil, simulatedWorld } from './world'

export interface SimulationOptions {
  readonly seed: number
  readonly operations: number
  /** Hears every step. */
  readonly trace?: (line: string) => void
  /** Whether the rooms are another system's; by chance unless it is said. */
  readonly isRemote?: boolean
  /** Breaks something on purpose. */
  readonly spoil?: Spoil
}
export interface SimulationResult {
  readonly calls: number
  readonly faults: number
  /** How many trips ended in which state. */
  readonly states: Readonly<Record<string, number>>
  /** How often the provider took money. */
  readonly paid: number
  /**
   * How often each change of a trip was made, by the word that its history has for it; and payments
   * that were paid twice.
   */
  readonly done: Readonly<Record<string, number>>
  /** The rooms were another system's. */
  readonly isRemote: boolean
  readonly mails: number
}

const passing = [1_000, 60_000, 6 * 60_000, 3_600_000, 26 * 3_600_000, 8 * 86_400_000]

/** Of all seeds so many have their rooms from another system. */
const remoteShare = 0.25
/** More processes than these at once, and the next operation waits for some of their calls. */
const crowd = 4

/**
 * Agents, payers, workers, jobs and a provider's webhooks at once on a small inventory, one call at
 * a time, a fifth of them faulty; the same seed gives the same run. The laws are looked at after
 * every call.
 *
 * @throws Error with the law that was broken
 */
export const simulate = (options: SimulationOptions): Promise<SimulationResult> =>
  withoutWaiting(() => simulated(options))

async function simulated(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, operations, trace = () => undefined, spoil = (table) => table } = options
  const random = randomFrom(seed)
  const turns = turnsOf(random, trace)
  const isRemote = options.isRemote ?? random.chance(remoteShare)
  const world = await simulatedWorld({ random, turns, spoil, isRemote })
  const asker = askerOf(world)
  const done = doneIn(world.table)
  const someWebhook: Action = () => {
    const webhooks = world.bank.webhooks.filter(({ isLost }) => !isLost)
    const unheard = webhooks.filter(({ isHeard }) => !isHeard)
    const [some, from] = [unheard.length > 0 && !random.chance(0.2), webhooks.length > 0]
    return from ? tell(world, random.pick(some ? unheard : webhooks)) : undefined
  }
  const choosing = choosingOf({ world, random, asker })
  /** Of all that may happen: in hundreds, and what of it. */
  const kinds: readonly (readonly [share: number, actions: readonly Action[]])[] = [
    [30, lifeActions(choosing)],
    [12, shapingActions(choosing)],
    [4, patternActions(choosing)],
    [15, paymentActions(choosing)],
    [3, answerActions(choosing)],
    [3, partyActions(choosing)],
    [10, householdActions(choosing)],
    [4, talkActions(choosing)],
    [30, [() => deliverOne(world)]],
    [6, [someWebhook]],
    [6, [async () => world.bank.somebodyPays(), async () => world.bank.refundsArrive('one')]],
    [9, Object.values(jobs).map((job) => () => job(world))],
    [4, [async () => world.pass(random.pick(passing))]],
    ...(isRemote ? ([[6, supplierActions(choosing)]] as const) : []),
  ]
  const actions = kinds.flatMap(([share, some]) => Array.from({ length: share }, () => some))
  const steps = async (most: number) => {
    for (let step = 0; step < most && (await turns.step()); step++) world.laws.check()
    world.mailbox.giveBack()
  }
  for (let operation = 0; operation < operations; operation++) {
    for (let tries = 0; tries < 4; tries++) {
      const begun = random.pick(random.pick(actions))()
      await begun
      if (begun !== undefined) break
    }
    await steps(turns.processes.length > crowd ? 12 : random.below(8))
  }
  turns.isCalm = true
  const states = await lastLook({ world, asker, finish: () => steps(Number.POSITIVE_INFINITY) })
  const paid = [...world.bank.accounts.values()].filter(({ state }) => state === 'paid').length
  return { ...turns.counts, states, paid, done, isRemote, mails: world.post.sent.length }
}

/** Counts what histories and the audit trail say, as it is written. */
function doneIn(table: MemoryTable): Record<string, number> {
  const done: Record<string, number> = {}
  const count = (word: string) => {
    done[word] = (done[word] ?? 0) + 1
  }
  table.watch((before, after) => {
    if (isPaidTwice(after) && !isPaidTwice(before)) count('paid twice')
    const isTold = String(after?.sk).startsWith('HISTORY#') || String(after?.pk).includes('#AUDIT#')
    if (isTold) count(String(after?.action).replace(/ (version \d+|from \w+)$/, ''))
  })
  return done
}

const isPaidTwice = (item: Item | undefined): boolean =>
  item?.sk === 'CHARGES' &&
  storedCharges(item).charges.filter(({ state }) => state === 'paid').length > 1
