import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import type { Random } from '../simulation/random'
import type { Caller } from './callers'
import { placeOf, type ToldRecord } from './told-records'

export const everyRoute = Object.values<Route>(routes)
/** `GET /api/Camps`. */
export const operationOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method} ${path}`
export const everyOperation: readonly string[] = everyRoute.map(operationOf)

/** What a caller has just been told, to go on with. */
export interface Thread {
  readonly caller: Caller
  readonly route: Route
  readonly records: readonly ToldRecord[]
}

/** What can follow what was told: routes of the same resources. */
const families = [
  ['ClientImports', 'ClientMerges', 'ClientNotes', 'Clients'],
  ['Content', 'ContentImports', 'RateSheets', 'Camps', 'Regions', 'Countries', 'Activities'],
  ['Itineraries', 'WindowAPIs', 'Payments', 'PartyGroups', 'Travelers', 'Departures'],
  ['SavedItineraries', 'WindowAPIs', 'Departures'],
  ['MediaContent', 'Lightboxes'],
  ['Agents', 'Agencies', 'MyAccount'],
]
/** What else a success leads to. */
const sequels: Readonly<Record<string, readonly string[]>> = {
  'POST /api/ClientImports': ['POST /api/ClientImports/{id}/parts'],
  'POST /api/ClientImports/{id}/parts': ['POST /api/ClientImports/{id}/start'],
  'POST /api/ClientImports/{id}/start': ['POST /api/ClientImports/{id}/run'],
  'POST /api/ClientImports/{id}/run': [
    'POST /api/ClientImports/{id}/undo',
    'GET /api/ClientImports/{id}/report/{part}',
  ],
  'POST /api/ClientMerges': ['POST /api/ClientMerges/undo'],
  'POST /api/ClientNotes': ['PATCH /api/ClientNotes/{id}', 'DELETE /api/ClientNotes/{id}'],
  'POST /api/Agents/login': ['POST /api/Agents/second-step'],
  'POST /api/Agents/passkey-options': ['POST /api/Agents/passkey-sign-in'],
  'POST /api/MyAccount/passkeys/options': ['POST /api/MyAccount/passkeys'],
  'POST /api/MyAccount/passkeys': ['POST /api/MyAccount/recovery-codes'],
  'POST /api/MyAccount/totp': ['POST /api/MyAccount/totp/confirm'],
  'POST /api/MyAccount/totp/confirm': ['POST /api/MyAccount/recovery-codes'],
  'POST /api/MyAccount/proof': [
    'POST /api/MyAccount/passkeys/options',
    'POST /api/MyAccount/recovery-codes',
    'POST /api/MyAccount/factors/remove',
    'POST /api/MyAccount/totp',
  ],
  'POST /api/MediaContent': [
    'POST /api/MediaContent/{id}/sign',
    'POST /api/MediaContent/{id}/finish',
  ],
  'POST /api/Travelers': ['PATCH /api/Travelers/{id}', 'DELETE /api/Travelers/{id}'],
  'POST /api/PartyGroups': ['PATCH /api/PartyGroups/{id}', 'DELETE /api/PartyGroups/{id}'],
  'POST /api/Regions': ['DELETE /api/Regions/{id}'],
  'POST /api/Countries': ['DELETE /api/Countries/{id}'],
  'POST /api/Activities': ['PATCH /api/Activities/{id}', 'DELETE /api/Activities/{id}'],
  'PATCH /api/Content/{kind}/{id}': [
    'POST /api/Content/{kind}/{id}/review',
    'POST /api/Content/{kind}/{id}/publish',
  ],
  'POST /api/Content/{kind}/{id}/publish': ['POST /api/Content/{kind}/{id}/restore'],
  'POST /api/ContentImports/{importId}/rows': [
    'GET /api/ContentImports/{importId}',
    'POST /api/ContentImports/{importId}/publish',
    'POST /api/ContentImports/{importId}/cancel',
  ],
  'POST /api/ContentImports/{importId}/publish': ['POST /api/ContentImports/{importId}/undo'],
  'POST /api/WindowAPIs/GetHold': ['GET /api/Itineraries/{id}'],
  'POST /api/MediaContent/{id}/finish': [
    'GET /api/MediaContent/{id}',
    'PATCH /api/MediaContent/{id}',
    'POST /api/MediaContent/edit',
    'PUT /api/MediaContent/{id}/captions',
    'PUT /api/MediaContent/{id}/{relation}/rel/{fk}',
    'DELETE /api/MediaContent/{id}/{relation}/rel/{fk}',
    'GET /media/pictures/library/{id}',
  ],
  'POST /api/Itineraries/{id}/share-links': ['DELETE /api/Itineraries/{id}/share-links/{linkId}'],
  'POST /api/WindowAPIs/CancelBooking': ['POST /api/Payments/{paymentId}/confirmRefund'],
  'POST /api/webhooks/payments/{provider}': ['GET /api/Payments/tasks'],
  'GET /api/Payments/tasks': ['PATCH /api/Payments/{paymentId}/tasks/{id}'],
  'PUT /api/Hooks/settings': ['POST /api/Hooks/test'],
  'POST /api/Hooks/test': ['GET /api/Hooks'],
  'GET /api/Hooks': ['POST /api/Hooks/replay'],
  'POST /api/calendar-feed': ['GET /api/calendar-feeds/{token}'],
  'POST /api/RateSheets': ['POST /api/RateSheets/{id}/ask'],
  'POST /api/Departures/{id}/bookings': ['DELETE /api/Departures/{id}/bookings/{itineraryId}'],
  'GET /api/Config/jobs': ['POST /api/Config/jobs/{name}/run'],
  'GET /api/portal/sessions': ['DELETE /api/portal/sessions/{id}'],
  'POST /api/shared-lightboxes/open': ['POST /api/shared-lightboxes/comment'],
}

/** How often what was told is gone on with. */
const sequelShare = 0.5
/** Operations that have not succeeded yet are called so much more often. */
const unreachedShare = 0.6
/**
 * After so many calls an operation that never succeeds is called an eighth as often, after twice as
 * many hardly ever: the other operations need the calls of a long round.
 */
const patience = 25

/** Draws what is called next; the same draws choose the same. */
export function routeChooser(random: Random, reached: ReadonlySet<string>) {
  const calls = new Map<string, number>()
  const isWorthIt = (route: Route): boolean => {
    const operation = operationOf(route)
    const leadsOn = sequels[operation]?.some((sequel) => !reached.has(sequel)) === true
    if (reached.has(operation) && !leadsOn) return false
    return random.chance((patience / (patience + (calls.get(operation) ?? 0))) ** 3)
  }
  /** Unreached ones go first, those of the same resource before others. */
  const narrowed = (following: readonly Route[], { route }: Thread): readonly Route[] => {
    const unreached = following.filter(isWorthIt)
    const near = unreached.filter((other) => placeOf(other) === placeOf(route))
    if (near.length > 0 && random.chance(0.6)) return near
    return unreached.length > 0 ? unreached : following.filter((other) => other.method !== 'DELETE')
  }
  const noted = (route: Route): Route => {
    calls.set(operationOf(route), (calls.get(operationOf(route)) ?? 0) + 1)
    return route
  }
  return {
    /** @returns a route, and whether it goes on with what was told */
    next(thread: Thread | undefined): { readonly route: Route; readonly isSequel: boolean } {
      if (thread !== undefined && random.chance(sequelShare)) {
        const list = narrowed(followers(thread), thread)
        if (list.length > 0) return { route: noted(random.pick(list)), isSequel: true }
      }
      const route = random.pick(everyRoute)
      if (!reached.has(operationOf(route)) || !random.chance(unreachedShare))
        return { route: noted(route), isSequel: false }
      const unreached = everyRoute.filter(isWorthIt)
      const chosen = unreached.length === 0 ? route : random.pick(unreached)
      return { route: noted(chosen), isSequel: false }
    },
  }
}

function followers({ caller, route }: Thread): Route[] {
  const wanted = sequels[operationOf(route)]
  if (wanted !== undefined)
    return everyRoute.filter((other) => wanted.includes(operationOf(other)) && caller.may(other))
  const name = placeOf(route).split('/')[2] ?? ''
  const family = families.find((names) => names.includes(name)) ?? [name]
  return everyRoute.filter(
    (other) =>
      other !== route &&
      (other.params !== undefined || other.body !== undefined) &&
      family.includes(placeOf(other).split('/')[2] ?? '') &&
      caller.may(other),
  )
}
