import { vi } from 'vitest'

/**
 * What a fake server answers: a status with a body, a network failure, or a body that ends too
 * early.
 */
export type FakeAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | 'unreachable'
  | 'cut'

/**
 * Puts a fake in place of fetch: answers in order, the last one again and again. Returns the
 * requests it got.
 */
export function fakeServer(...answers: FakeAnswer[]): { url: string; init: RequestInit }[] {
  const requests: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    init.signal?.throwIfAborted()
    if (answer === undefined || answer === 'unreachable') throw new TypeError('Failed to fetch')
    if (answer === 'cut') {
      const start = (stream: ReadableStreamDefaultController) =>
        stream.error(new TypeError('network error'))
      return new Response(new ReadableStream({ start }), {
        headers: { 'content-type': 'application/json' },
      })
    }
    const body = answer.body === undefined ? null : JSON.stringify(answer.body)
    return new Response(body, {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...answer.headers },
    })
  })
  return requests
}
