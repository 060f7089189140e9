import { type Action, agentActions } from './agents'
import { askerOf } from './ask'
import { deliverOne, jobs, tell } from './jobs'
import { lastLook } from './last-look'
import { randomFrom } from './random'
import { turnsOf } from './turns'
import { type Spoil, simulatedWorld } from './world'

export interface SimulationOptions {
  readonly seed: number
  readonly operations: number
  /** Hears every step. */
  readonly trace?: (line: string) => void
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
}

const passing = [1_000, 60_000, 6 * 60_000, 3_600_000, 26 * 3_600_000]
/** More processes than these at once, and the next operation waits for some of their calls. */
const crowd = 4

/**
 * Agents, payers, workers, jobs and a provider's webhooks at once on a small inventory, one call at a time, a fifth of them
 * faulty; the same seed gives the same run. The laws are looked at after every call.
 *
 * @throws Error with the law that was broken
 */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, operations, trace = () => undefined, spoil = (table) => table } = options
  const random = randomFrom(seed)
  const turns = turnsOf(random, trace)
  const world = await simulatedWorld({ random, turns, spoil })
  const asker = askerOf(world)
  const someWebhook: Action = () => {
    const { webhooks } = world.bank
    const unheard = webhooks.filter(({ isHeard }) => !isHeard)
    const [some, from] = [unheard.length > 0 && !random.chance(0.2), webhooks.length > 0]
    return from ? tell(world, random.pick(some ? unheard : webhooks)) : undefined
  }
  const work: Action = () => deliverOne(world)
  const actions: readonly Action[] = [
    ...agentActions({ world, random, asker }),
    ...[work, work, work, work, someWebhook, someWebhook],
    async () => world.bank.somebodyPays(),
    async () => world.bank.somebodyPays(),
    ...[() => jobs.sweep(world), () => jobs.expire(world), () => jobs['sweep refunds'](world)],
    async () => world.pass(random.pick(passing)),
  ]
  const steps = async (most: number) => {
    for (let step = 0; step < most && (await turns.step()); step++) world.laws.check()
    world.mailbox.giveBack()
  }
  for (let operation = 0; operation < operations; operation++) {
    await random.pick(actions)()
    await steps(turns.processes.length > crowd ? 12 : random.below(8))
  }
  turns.isCalm = true
  const states = await lastLook({ world, asker, finish: () => steps(Number.POSITIVE_INFINITY) })
  const paid = [...world.bank.accounts.values()].filter(({ state }) => state === 'paid').length
  return { ...turns.counts, states, paid }
}
