/** The error-reporting service, if configured (1 §1). */
export interface ErrorReporter {
  /** Sends the failure, with an event id for the service. */
  capture(eventId: string, error: unknown, facts: Readonly<Record<string, unknown>>): void
  /** Opens the service's feedback dialog for an event. */
  askFeedback?(eventId: string): void
}

let reporter: ErrorReporter | undefined

/** Turns error reporting on. */
export function setReporter(to: ErrorReporter | undefined): void {
  reporter = to
}

/** Reports a failure and returns its event id, eight hex digits, which the error page shows. */
export function reportFailure(error: unknown, facts: Readonly<Record<string, unknown>> = {}): string {
  const eventId = crypto.randomUUID().slice(0, 8)
  reporter?.capture(eventId, error, facts)
  return eventId
}

/** Opens the feedback dialog of an event; undefined if the service has none or reporting is off. */
export function feedbackFor(eventId: string): (() => void) | undefined {
  const ask = reporter?.askFeedback
  return ask === undefined ? undefined : () => ask(eventId)
}
