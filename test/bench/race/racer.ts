import { processorMs } from '../processor-time'
import type { RaceRequest } from './race-routes'

export interface Racer {
  /** Its process, and others that are not its children. */
  readonly pids: readonly number[]
  readonly address: string
  readonly token?: string
}

/** Asks a racer. Both answer as they are: what compresses answers is not raced. */
export async function askRacer(
  { address, token = '' }: Racer,
  { path, body }: RaceRequest,
): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    authorization: token,
  }
  const sent =
    body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${address}${path}`, sent)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** Milliseconds of processor that a racer takes for each of some requests, one after the other. */
export async function processorTimeOf(
  racer: Racer,
  request: RaceRequest,
  requests: number,
): Promise<number> {
  const before = processorMs(racer.pids)
  for (let done = 0; done < requests; done++) await askRacer(racer, request)
  return (processorMs(racer.pids) - before) / requests
}

/**
 * Waits until a racer does nothing by itself: after the first start demo trips are lived and
 * pictures are made, and that is no request.
 */
export async function untilResting(racer: Racer, patienceSeconds = 180): Promise<void> {
  let before = processorMs(racer.pids)
  for (let second = 0, resting = 0; second < patienceSeconds && resting < 3; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = processorMs(racer.pids)
    resting = now - before < 50 ? resting + 1 : 0
    before = now
  }
}
