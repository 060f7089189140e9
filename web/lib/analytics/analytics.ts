/** The analytics service, if configured (1 §7). */
export type Track = (event: string, facts: Readonly<Record<string, string>>) => void

const nothing: Track = () => {}
let track: Track = nothing

/** Turns analytics on. Nothing is sent during development, whatever is configured. */
export function setAnalytics(to: Track | undefined, { isDevelopment }: { readonly isDevelopment: boolean }): void {
  track = to === undefined || isDevelopment ? nothing : to
}

/** Tracks a page view: the path, on each change of route. */
export const trackPageView = (path: string): void => track('page-view', { path })

/** Tracks a click on a button. */
export const trackClick = (title: string, path: string): void => track('click', { title, path })

export const trackDialog = (event: 'open-dialog' | 'close-dialog', title: string): void => track(event, { title })
