import {
  browserTracingIntegration,
  captureException,
  captureFeedback,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react'
import type { Integrations } from '#shared/api/integrations'
import { maskSecrets } from '#shared/format/masked'
import type { ErrorReporter } from '../../lib/errors/report'

/** As many characters as it hides, because a recording tells its length. */
const withStars = (text: string): string =>
  maskSecrets(text, (secret) => '*'.repeat(secret.length)).replace(
    /(?<=\/[\w./-]*)\?[^\s"#\\]+/g,
    (query) => '*'.repeat(query.length),
  )

/**
 * Texts of a value, however deep, without addresses, secrets of links and what was searched for.
 * `plain` are our own: a release looks like an address.
 */
function clean(value: unknown, plain: ReadonlySet<unknown>): unknown {
  if (typeof value === 'string') return plain.has(value) ? value : withStars(value)
  if (Array.isArray(value)) return value.map((one) => clean(one, plain))
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one, plain)]))
}

/** Everything leaves by here, and nothing of a person's with it. */
const cleanTransport =
  (plain: ReadonlySet<unknown>): typeof makeFetchTransport =>
  (options) => {
    const { send, flush } = makeFetchTransport(options)
    return {
      flush,
      send: ([head, items]) => {
        const cleanItems = items.map(([header, payload]) => [header, clean(payload, plain)])
        return send([head, cleanItems] as Parameters<typeof send>[0]) // the same shape, with other texts
      },
    }
  }

/**
 * What Sentry would collect by default: addresses of people, cookies, headers, bodies and what was
 * searched for.
 */
const nothingOfPeople = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
}

/**
 * Error reporting by Sentry: traces 15 %, sessions 10 %, errors 100 % (1 §9). Sessions of clients
 * are not recorded.
 */
export function sentryReporter(
  { dsn, environment, release, dist }: NonNullable<Integrations['errors']>,
  { app }: { readonly app: string },
): ErrorReporter {
  const records = app === 'agent' || app === 'visitor'
  init({
    dsn,
    environment,
    release,
    dist,
    sampleRate: 1,
    tracesSampleRate: 0.15,
    dataCollection: nothingOfPeople,
    ...(records && { replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 }),
    transport: cleanTransport(new Set([release, environment, dist])),
    initialScope: { tags: { app } },
    tracePropagationTargets: [],
    // Whoever fails reports by `reportFailure`, with the event id that the error page shows.
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => name !== 'GlobalHandlers'),
      browserTracingIntegration(),
      // Without a worker, whose address the page's policy refuses.
      ...(records
        ? [replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false })]
        : []),
    ],
  })
  return {
    capture: (event_id, error, extra) =>
      void captureException(error, { event_id, captureContext: { extra } }),
    sendFeedback: (associatedEventId, message) =>
      void captureFeedback({ message, associatedEventId }),
  }
}
