let isGoing = false

/** Whether the page is on its way out. */
export const isLeaving = (): boolean => isGoing

/**
 * Leaves for another address with a full page load. The first one wins: what is drawn, or answered,
 * while the page is on its way out sends nobody elsewhere.
 */
export function leaveFor(path: string, { replace = false } = {}): void {
  if (isGoing) return
  isGoing = true
  addEventListener('pageshow', comeBack)
  if (replace) location.replace(path)
  else location.assign(path)
}

/** A page that comes back from the browser's cache is alive again. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) isGoing = false
}
