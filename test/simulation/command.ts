import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addTo, leastOutcomes, newTally, operationsOfLeast, tooSeldom } from './outcomes'
import { type SeedOutcome, seedOutcome } from './seed-outcome'

export interface Seeds {
  readonly first: number
  readonly count: number
  readonly operations: number
  readonly threads?: number
}

/** New objects get room to die young: half of the time for collecting garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 2048 }

/** A line is written whenever so many seeds are done. */
const everySeeds = 500

/**
 * Simulates seeds, as many at once as there are threads. The first that fails tells its trace, the
 * others what was broken.
 *
 * @returns how many failed, and how many outcomes were reached too seldom
 */
export async function simulateAll({
  first,
  count,
  operations,
  threads = availableParallelism(),
}: Seeds): Promise<number> {
  const started = Date.now()
  const total = { done: 0, failed: 0, calls: 0, faults: 0, paid: 0, mails: 0 }
  const kinds = { own: newTally(), remote: newTally() }
  let next = first
  const take = (): number | undefined => (next < first + count ? next++ : undefined)
  const note = (outcome: SeedOutcome) => {
    total.done += 1
    if (outcome.kind === 'failed') {
      total.failed += 1
      say(total.failed === 1 ? outcome.message : (outcome.message.split('\n')[0] ?? ''))
    } else {
      addTo(kinds[outcome.isRemote ? 'remote' : 'own'], outcome.done)
      for (const name of ['calls', 'faults', 'paid', 'mails'] as const) total[name] += outcome[name]
    }
    if (total.done % everySeeds === 0 && total.done < count)
      say(`${total.done} seeds, ${secondsSince(started)} s`)
  }
  await Promise.all(
    Array.from({ length: Math.min(threads, count) }, () => onThread({ take, note, operations })),
  )
  const share = ((100 * total.faults) / total.calls).toFixed(1)
  const seldom = (['own', 'remote'] as const).flatMap((kind) => {
    const words = Object.entries(kinds[kind].done).map(([word, times]) => `${word} ${times}`)
    say(`${kinds[kind].seeds} seeds with ${kind} rooms: ${words.sort().join(', ')}`)
    const least = operations < operationsOfLeast ? {} : leastOutcomes[kind]
    return tooSeldom(least, kinds[kind]).map((line) => `${kind} rooms: ${line}`)
  })
  for (const line of seldom) say(line)
  const { user, system } = process.cpuUsage()
  say(
    `${total.calls} calls, ${share} % of them faulty; money taken ${total.paid} times, reminded ${total.mails} times`,
  )
  say(
    `${count} seeds of ${operations} operations in ${secondsSince(started)} s, ${Math.round((user + system) / 1e6)} s of processors; ${total.failed} failed`,
  )
  return total.failed + seldom.length
}

interface Work {
  readonly take: () => number | undefined
  readonly note: (outcome: SeedOutcome) => void
  readonly operations: number
}

/** One thread, which is given one seed after the other. */
function onThread({ take, note, operations }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), { resourceLimits })
    const give = () => {
      const seed = take()
      if (seed === undefined) void thread.terminate().then(() => resolve())
      else thread.postMessage({ seed, operations })
    }
    thread.on('message', (message) => {
      note(seedOutcome.parse(message))
      give()
    })
    thread.on('error', reject)
    give()
  })
}

const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000)
const say = (line: string) => void process.stdout.write(`${line}\n`)
