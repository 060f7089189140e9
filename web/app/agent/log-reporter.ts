import { api } from '../../lib/api/api'
import type { ErrorReporter } from '../../lib/errors/report'

/** A page that fails again and again is told of this often, and then no more. */
const most = 20
const longest = 2_000

/** Reports failures into the server's own log (1 §7, logMessage): what there is without an error-reporting service. */
export function logReporter(path: () => string): ErrorReporter {
  let sent = 0
  return {
    capture(eventId, error, facts) {
      sent += 1
      if (sent > most) return
      const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      const message = `web.failure ${eventId} at ${path()}: ${said} ${JSON.stringify(facts)}`.slice(0, longest)
      api('POST /api/Info/logMessage', { body: { message } }).catch(() => {
        // A report that does not arrive is not worth another one.
      })
    },
  }
}
