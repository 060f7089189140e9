/** The error-reporting service, if configured (1 §1), else the server's own log. */
export interface ErrorReporter {
  /** Sends the failure, with an event id for the service. */
  capture(eventId: string, error: unknown, facts: Readonly<Record<string, unknown>>): void
  /** Sends what somebody says of an event. */
  sendFeedback?(eventId: string, message: string): void
}

/** What failed while there was nobody to tell: the first few are kept until there is. */
const waiting: Parameters<ErrorReporter['capture']>[] = []
const maxWaiting = 20
let reporter: ErrorReporter | undefined

/** Turns error reporting on. */
export function setReporter(to: ErrorReporter | undefined): void {
  reporter = to
  for (const failure of waiting.splice(0)) to?.capture(...failure)
}

/** Reports to `to` while there is no service. */
export function setFallbackReporter(to: ErrorReporter): void {
  if (reporter === undefined) setReporter(to)
}

/** Reports a failure and returns its event id, 32 hex digits, which the error page shows. */
export function reportFailure(
  error: unknown,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  const eventId = crypto.randomUUID().replaceAll('-', '')
  if (reporter !== undefined) reporter.capture(eventId, error, facts)
  else if (waiting.length < maxWaiting) waiting.push([eventId, error, facts])
  return eventId
}

/**
 * Sends what somebody says of an event; undefined if the service takes nothing or reporting is off.
 */
export function feedbackFor(eventId: string): ((message: string) => void) | undefined {
  const send = reporter?.sendFeedback
  return send === undefined ? undefined : (message) => send(eventId, message)
}
