import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { systemClock } from '../../runtime/clock'
import { webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { readSecret } from '../../runtime/secrets'
import { findStay } from '../find-stay'
import { enter, leave } from '../walker'

/** An agent of an agency made for the walk, who may do nothing else. */
const credentials = z.object({ email: z.string(), password: z.string() })

/**
 * What an agent does first, from outside as they do: opens the page, signs in, searches and reads
 * calendars. It stores nothing but its session.
 * @throws WalkFailure that names the step, when a second walk fails, too
 */
export async function walkSmoke({ pauseMs = 20_000 } = {}): Promise<{ steps: number }> {
  const agent = credentials.parse(JSON.parse(await readSecret('smoke-agent')))
  const walk = async () => {
    let steps = 0
    const say = () => {
      steps += 1
    }
    const call = await enter({ ...agent, address: webAddress(), say })
    await findStay(call, systemClock.today(), say)
    await leave(call)
    return { steps }
  }
  try {
    return await walk()
  } catch (error) {
    // A deployment may take its page away for a moment.
    log.warn('walk.failed', { cause: String(error) })
    await wait(pauseMs)
    return walk()
  }
}

export const handler = () => walkSmoke()
