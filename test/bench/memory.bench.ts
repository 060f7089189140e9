import { routes } from '#shared/api/routes'
import { monthOf } from '#shared/dates/calendar-date'
import { systemClock } from '../../functions/runtime/clock'
import { limitsOf } from '../../infra/config/functions'
import { demoData } from '../../infra/local/demo/demo-data'
import { type BenchRow, type BenchSize, quantile } from './bench-row'
import { measuredStack } from './requests/measured-stack'
import { readingCases } from './requests/request-cases'

/**
 * MB at which Lambda gives a function one whole processor; at other sizes a part or a multiple of
 * it.
 */
const wholeProcessor = 1_769
const sizes = [256, 512, 1_024, wholeProcessor]
/** Milliseconds that the computing of 19 in 20 calls may take at the size that a function has. */
const maxMs = 150

/**
 * How much memory functions need: the processor time of a call, and what that makes at each size of
 * Lambda. The bundled handlers run in this process over a real engine beside it, with the demo
 * data; a container's first calls are not counted.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const today = systemClock.today()
  const every = readingCases(demoData(monthOf(today)), today)
  const { whoAmI, getCamps } = every
  const cases = Object.entries(isSmall ? { whoAmI, getCamps } : every)
  const names = cases.map(([name]) => name as keyof typeof every) // readingCases has no other keys
  const stack = await measuredStack([...names, 'login'], {
    now: systemClock.now(),
    isCounted: false,
  })
  const [warming, counted] = isSmall ? [0, 2] : [10, 40]
  try {
    for (const name of names) {
      const asked = every[name] ?? []
      const taken: number[] = []
      for (let call = 0; call < warming + counted; call++) {
        const one = asked[call % asked.length] ?? {}
        const before = process.cpuUsage()
        await stack.ask(name, one)
        const { user, system } = process.cpuUsage(before)
        if (call >= warming) taken.push((user + system) / 1_000)
      }
      yield [rowOf(name, quantile(taken, 0.95))]
    }
  } finally {
    await stack.stop()
  }
}

/** `GET /api/Camps: 3.1 ms of processor; at 256, 512, 1024, 1769 MB 21, 11, 5, 3 ms; has 256` */
function rowOf(name: keyof typeof routes, processorMs: number): BenchRow {
  const { method, path } = routes[name]
  const { memoryMb } = limitsOf(name)
  const at = (memory: number) => (processorMs * wholeProcessor) / memory
  const each = sizes.map((size) => Math.round(at(size))).join(', ')
  return {
    name: `${method} ${path}: ${processorMs.toFixed(1)} ms of processor; at ${sizes.join(', ')} MB ${each} ms; has ${memoryMb}`,
    value: at(memoryMb),
    unit: 'ms',
    target: `≤ ${maxMs}`,
    ok: at(memoryMb) <= maxMs,
  }
}
