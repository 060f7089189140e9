/** The error-reporting service, where one is set up (1 §1). */
export interface ErrorReporter {
  /** Sends the failure; the service may know it by the event id. */
  capture(eventId: string, error: unknown, facts: Readonly<Record<string, unknown>>): void
  /** Opens the service's feedback dialog for an event. */
  askFeedback?(eventId: string): void
}

let reporter: ErrorReporter | undefined

/** Turns error reporting on. */
export function setReporter(to: ErrorReporter | undefined): void {
  reporter = to
}

/** Reports a failure and returns the id of its event, eight hex digits, as the error page shows it. */
export function reportFailure(error: unknown, facts: Readonly<Record<string, unknown>> = {}): string {
  const eventId = crypto.randomUUID().slice(0, 8)
  reporter?.capture(eventId, error, facts)
  return eventId
}

/** Opens the feedback dialog of an event; undefined where the service has none or reporting is off. */
export function feedbackFor(eventId: string): (() => void) | undefined {
  const ask = reporter?.askFeedback
  return ask === undefined ? undefined : () => ask(eventId)
}
