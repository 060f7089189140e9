/** The analytics service, where one is set up (1 §7). */
export type Track = (event: string, facts: Readonly<Record<string, string>>) => void

const nothing: Track = () => {}
let track: Track = nothing

/** Turns analytics on. While developing nothing is sent, whatever is set up. */
export function setAnalytics(to: Track | undefined, { isDevelopment }: { readonly isDevelopment: boolean }): void {
  track = to === undefined || isDevelopment ? nothing : to
}

/** A page was opened: on each change of route, with the path. */
export const trackPageView = (path: string): void => track('page-view', { path })

/** A tracked button was clicked. */
export const trackClick = (title: string, path: string): void => track('click', { title, path })

export const trackDialog = (event: 'open-dialog' | 'close-dialog', title: string): void => track(event, { title })
