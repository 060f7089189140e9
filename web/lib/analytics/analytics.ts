import { maskSecrets } from '#shared/format/masked'

/** The analytics service, if configured (1 §7). */
export type Track = (event: string, facts: Readonly<Record<string, string>>) => void

/** What happened before it is known whether there is a service. */
const waiting: Parameters<Track>[] = []
const maxWaiting = 50
let track: Track = (...event) => {
  if (waiting.length < maxWaiting) waiting.push(event)
}

/** Turns analytics on or off. Nothing is sent during development, whatever is configured. */
export function setAnalytics(
  to: Track | undefined,
  { isDevelopment }: { readonly isDevelopment: boolean },
): void {
  const before = waiting.splice(0)
  track = to === undefined || isDevelopment ? () => {} : to
  for (const event of before) track(...event)
}

/** Tracks a page view: the path, on each change of route, without the secrets of links. */
export const trackPageView = (path: string): void => track('page-view', { path: maskSecrets(path) })

/** Tracks a click on a button. */
export const trackClick = (title: string, path: string): void =>
  track('click', { title, path: maskSecrets(path) })

export const trackDialog = (event: 'open-dialog' | 'close-dialog', title: string): void =>
  track(event, { title })
