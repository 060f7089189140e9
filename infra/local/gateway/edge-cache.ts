/** An answer ready to be sent. */
export interface EncodedAnswer {
  readonly statusCode: number
  /** Flat list of names, in lower case, and values. */
  readonly headers: string[]
  readonly body: string | Buffer
}

export interface EdgeCache {
  /** The answer kept for an address, while it may still be used; with its age. */
  find(url: string, now: number): EncodedAnswer | undefined
  /** Keeps a good answer for as long as it says that everybody may (`public, max-age=…`). */
  keep(url: string, answer: EncodedAnswer, now: number): void
}

interface Kept {
  readonly answer: EncodedAnswer
  readonly bytes: number
  readonly since: number
  readonly until: number
}

/**
 * What CloudFront is on AWS: answers that everybody may keep are sent again without calling their
 * function. The oldest go first when the most bytes are reached.
 */
export function edgeCache(maxBytes: number): EdgeCache {
  const cache = new Map<string, Kept>()
  let bytes = 0
  const drop = (url: string) => {
    bytes -= cache.get(url)?.bytes ?? 0
    cache.delete(url)
  }
  return {
    find(url, now) {
      const entry = cache.get(url)
      if (entry === undefined) return undefined
      if (now >= entry.until) {
        drop(url)
        return undefined
      }
      const { statusCode, headers, body } = entry.answer
      const age = String(Math.floor((now - entry.since) / 1000))
      return { statusCode, headers: [...headers, 'age', age, 'x-cache', 'Hit'], body }
    },
    keep(url, answer, now) {
      const seconds = answer.statusCode === 200 ? secondsToKeep(answer.headers) : 0
      const size = answer.body.length + url.length
      if (seconds === 0 || size > maxBytes / 10) return
      drop(url)
      cache.set(url, { answer, bytes: size, since: now, until: now + seconds * 1000 })
      bytes += size
      for (const oldest of cache.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}

function secondsToKeep(headers: readonly string[]): number {
  const at = headers.indexOf('cache-control')
  const match = /\bpublic\b.*\bmax-age=(\d{1,9})/.exec(at < 0 ? '' : (headers[at + 1] ?? ''))
  return Number(match?.[1] ?? 0)
}
