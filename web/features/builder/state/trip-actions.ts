import { type BuilderClient, initialData } from './builder-data'
import { change, useBuilder } from './builder-store'

export const setClient = (client: BuilderClient | undefined): void => change(() => ({ client }))

export const setDrawerOpen = (isDrawerOpen: boolean): void => change(() => ({ isDrawerOpen }))

/** Starts over: itinerary, filters, search and dates go; the rest-of-world mode stays (2 §4.3). */
export function resetBuilder(): void {
  change(({ restOfWorldMode }) => ({ ...initialData, restOfWorldMode }))
}

/** After a quote: the same, and nothing is left in the browser's storage. */
export function clearBuilder(): void {
  resetBuilder()
  useBuilder.persist?.clearStorage() // absent where the browser keeps nothing
}
