import { logSink } from '../../functions/runtime/log'
import { tracedFailure } from './traced-failure'

/** `run.ts first count operations`: seeds `first` to `first + count - 1`. The first that fails tells its trace and ends the run. */
logSink.write = () => undefined
const [first = 1, count = 100, operations = 300] = process.argv.slice(2).map(Number)
const total = { calls: 0, faults: 0, paid: 0 }
try {
  for (let seed = first; seed < first + count; seed++) {
    const { calls, faults, paid } = await tracedFailure({ seed, operations })
    total.calls += calls
    total.faults += faults
    total.paid += paid
  }
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
const share = ((100 * total.faults) / total.calls).toFixed(1)
process.stdout.write(`${total.calls} calls, ${share} % of them faulty, money taken ${total.paid} times\n`)
