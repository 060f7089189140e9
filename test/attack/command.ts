import { attackOnce, type RoundOutcome } from './attack'
import { everyOperation } from './next-route'
import type { FoundBreach } from './round-judge'
import { demoData } from './running-product'

/** So many requests meet one product; then another begins, as fresh as the first. */
const perRound = 25_000

interface AttackOptions {
  readonly requests: number
  /** Of the first round; each further one has the next. */
  readonly seed: number
  readonly say: (line: string) => void
  /** Whether operations that nobody reached are listed, with why. */
  readonly listUnreached: boolean
  /** A data folder to begin each with a copy of. */
  readonly data?: string | undefined
}

/**
 * Attacks products one after another, and says what came of it.
 *
 * @returns how many answers broke a law, and how many operations succeeded at least once
 */
export async function attackAll({
  requests,
  seed,
  say,
  listUnreached,
  data: sharedData,
}: AttackOptions): Promise<{ readonly broken: number; readonly reached: number }> {
  const reached = new Set<string>()
  const statuses = new Map<number, number>()
  const refusals = new Map<string, string>()
  const breaches: FoundBreach[] = []
  const ownData = sharedData === undefined && requests > perRound ? await demoData() : undefined
  for (let sent = 0, at = seed; sent < requests; sent += perRound, at += 1) {
    const round = await attackOnce({
      seed: at,
      requests: Math.min(perRound, requests - sent),
      data: sharedData ?? ownData?.folder,
    })
    for (const operation of round.reached) reached.add(operation)
    for (const [status, count] of round.statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + count)
    for (const [operation, why] of round.refusals) refusals.set(operation, why)
    breaches.push(...round.breaches)
    say(`Seed ${at}: ${summaryOf(round)}`)
    for (const { law, what, of } of round.breaches) say(`${law}: ${what}\n  ${of}`)
  }
  ownData?.remove()
  const unreached = everyOperation.filter((operation) => !reached.has(operation))
  if (listUnreached)
    for (const operation of unreached)
      say(`Not reached: ${operation} ${refusals.get(operation) ?? ''}`)
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
  say(counts.join(', '))
  say(
    `${requests} requests: ${reached.size} of ${everyOperation.length} operations reached, ${breaches.length} answers broke a law`,
  )
  return { broken: breaches.length, reached: reached.size }
}

const summaryOf = ({ requests, reached, breaches, processorMs }: RoundOutcome): string =>
  `${requests} requests at ${(processorMs / requests).toFixed(1)} ms, ${reached.size} operations reached, ${breaches.length} answers broke a law`
