import { type SimulationOptions, type SimulationResult, simulate } from './simulate'

type Options = Omit<SimulationOptions, 'trace'>

/**
 * Simulates; what fails is run again, for its trace.
 *
 * @throws Error with the seed, the law that was broken and every step up to that
 */
export async function tracedFailure(options: Options): Promise<SimulationResult> {
  try {
    return await simulate(options)
  } catch (error) {
    const lines: string[] = []
    await simulate({ ...options, trace: (line) => lines.push(line) }).catch(() => undefined)
    const { seed, operations } = options
    throw new Error(
      `seed ${seed} of ${operations} operations: ${String(error)}\n${lines.join('\n')}`,
    )
  }
}
