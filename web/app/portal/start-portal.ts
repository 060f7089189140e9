import type { PortalHome, PortalTrip } from '#shared/api/portal-shapes'
import { askEarly } from '../../features/portal/api/use-answer'
import { askTrip, tripKey } from '../../features/portal/api/use-trip'
import { earlyAnswers } from '../../features/portal/model/first-screen'
import { api } from '../../lib/api/api'
import { readToken } from '../../lib/session/token'
import { preloadPortal } from '../Root'
import { portalPlaceOf } from './portal-paths'

/** How long the first screen of a trip stays while something is missing, in milliseconds. */
const patienceMs = 3_000

/**
 * Loads all that a trip's page needs at once, and takes over what its first screen has asked for.
 * @returns when the page can be drawn whole, so that its first screen never gives way to less
 */
export async function startPortal(path: string): Promise<void> {
  const place = portalPlaceOf(path)
  if (place.page !== 'trip' || readToken() === undefined) return
  const { home: earlyHome, trip: earlyTrip } = earlyAnswers() ?? {}
  const loadingPage = loadPage()
  const home = orElse(earlyHome as Promise<PortalHome> | undefined, () => api('GET /api/portal')) // the server shares the contract
    .then(async (answer) => (await loadingPage).inItsColours(answer))
  const trip = orElse(earlyTrip as Promise<PortalTrip> | undefined, () => askTrip(place.id))
  askEarly('home', home)
  askEarly(tripKey(place.id), trip)
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  const all = Promise.all([loadingPage, home, trip])
  await Promise.race([all, tooLate]).catch(() => undefined) // what failed is said by the page
}

/** Loads the portal and its page of a trip, so that both are drawn at once. */
async function loadPage() {
  const [app] = await Promise.all([import('./PortalApp'), preloadPortal()])
  await app.preloadTrip()
  return app
}

/** What was asked for before, and else asks now. */
const orElse = async <T>(early: Promise<T> | undefined, ask: () => Promise<T>): Promise<T> =>
  (await early) ?? ask()
