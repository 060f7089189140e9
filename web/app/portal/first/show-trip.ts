import type { PortalTrip } from '#shared/api/portal-shapes'
import {
  firstPlaces,
  firstScreenId,
  keepEarlyAnswers,
} from '../../../features/portal/model/first-screen'
import { heroUrl } from '../../../features/portal/model/hero-url'
import { readToken } from '../../../lib/session/token'
import { portalPlaceOf } from '../portal-paths'

/** How long the app waits for the trip and for its picture, in milliseconds. */
const patienceMs = 1_500
/** How long an answer may take before the app asks by itself, in milliseconds. */
const answerMs = 8_000

/**
 * Shows the picture and the name of a trip before any other script, and asks for what the app will
 * need of it. Whatever goes wrong is left to the app, which asks again and says so.
 * @returns whether the page shows a trip
 */
export async function showTrip(): Promise<boolean> {
  const place = portalPlaceOf(location.pathname)
  const token = readToken()
  const screen = document.getElementById(firstScreenId)
  if (place.page !== 'trip' || token === undefined || screen === null) return false
  screen.hidden = false
  const ask = async <T>(address: string): Promise<T | undefined> => {
    const headers = { accept: 'application/json', authorization: token }
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(answerMs) })
    return answer.ok ? answer.json() : undefined
  }
  const none = () => undefined // refused, cut off or too late: the app asks again
  const trip = ask<PortalTrip>(`/api/portal/trips/${encodeURIComponent(place.id)}`).catch(none)
  keepEarlyAnswers({ home: ask('/api/portal').catch(none), trip })
  await Promise.race([trip.then((shown) => shown && draw(shown, screen)), pause()])
  return true
}

async function draw(trip: PortalTrip, screen: HTMLElement): Promise<void> {
  screen.querySelector(firstPlaces.name)?.replaceChildren(trip.name)
  const picture = Object.assign(new Image(), {
    fetchPriority: 'high',
    alt: '',
    src: heroUrl(trip),
  })
  await Promise.race([picture.decode(), pause()]).catch(() => undefined)
  screen.querySelector(firstPlaces.picture)?.append(picture)
  await new Promise(requestAnimationFrame)
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
