import type { Caller } from './callers'
import { foreignWatch } from './foreign-watch'
import { type Breach, type Exchange, findBreach } from './laws'
import { readPrivateWords } from './private-words'
import type { ProductTable } from './product-table'

export interface FoundBreach extends Breach {
  /** Who sent what. */
  readonly of: string
}

/**
 * Judges a round's answers: each at once, and whose its words are when the table is read.
 * @param output - all that the product has written: what it says of a failure stands beside it
 */
export function roundJudge(data: ProductTable, output: () => string) {
  const breaches: FoundBreach[] = []
  const watch = foreignWatch()
  /** The first slow answer of a route is put down to its code, which is loaded then. */
  const slowRoutes = new Set<string>()
  return {
    breaches,
    hear({ caller, ...exchange }: Exchange & { readonly caller: Caller }): void {
      const { route, request, answer } = exchange
      const sent = JSON.stringify(request)
      const of = `${caller.name}: ${sent.slice(0, 1_500)}`
      const breach = findBreach(exchange)
      if (breach?.law === 'slow' && !slowRoutes.has(route.name)) slowRoutes.add(route.name)
      else if (breach?.law === 'failed')
        breaches.push({ ...breach, what: `${breach.what}\n${logLines(answer.text, output())}`, of })
      else if (breach !== undefined) breaches.push({ ...breach, of })
      else if (!caller.seesAll && route.who !== 'public')
        watch.note(answer.text, { sent, realm: caller.realm, of })
    },
    async readWords(): Promise<void> {
      breaches.push(...watch.judge(await readPrivateWords(data)))
    },
  }
}

/** What the product wrote of a request that failed. */
function logLines(text: string, output: string): string {
  const requestId = /"requestId":"([^"]+)"/.exec(text)?.[1]
  const all = output.split('\n')
  // A page for a payer says nothing of its request: the last failure is that of this request.
  const lines =
    requestId === undefined
      ? all.filter((line) => line.includes('request.failed')).slice(-1)
      : all.filter((line) => line.includes(requestId))
  return lines.map((line) => line.slice(0, 2_000)).join('\n')
}
