/** /sentryError, while developing only: fails on purpose, to try the error page and the reporting (1 §2). */
export function SentryError(): never {
  throw new Error('This error is thrown on purpose')
}
