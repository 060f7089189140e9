import { askEarly } from '../../features/portal/api/use-answer'
import { askTrip, tripKey } from '../../features/portal/api/use-trip'
import { heroUrl } from '../../features/portal/model/hero-url'
import { api } from '../../lib/api/api'
import { readToken } from '../../lib/session/token'
import { portalPlaceOf } from './portal-paths'

/**
 * Asks for a trip's page, its answers and its picture at once, while the portal is still being
 * loaded: one after the other they take seconds on a telephone.
 */
export function startPortal(path: string): void {
  const place = portalPlaceOf(path)
  if (place.page !== 'trip' || readToken() === undefined) return
  import('../../pages/portal/PortalTripPage').catch(() => undefined) // asked for again when it is shown
  askEarly('home', api('GET /api/portal'))
  const trip = askTrip(place.id).then((answer) => {
    Object.assign(new Image(), { fetchPriority: 'high', src: heroUrl(answer) })
    return answer
  })
  askEarly(tripKey(place.id), trip)
}
