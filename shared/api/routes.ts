import { agentsRoutes } from './agents'
import { auditRoutes } from './audit'
import { availabilityRoutes } from './availability'
import { catalogueRoutes } from './catalogue'
import { clientsRoutes } from './clients'
import { infoRoutes } from './info'
import { itinerariesRoutes } from './itineraries'
import { mediaRoutes } from './media'
import { ratesRoutes } from './rates'

/** Every route of the product. A domain's table is declared in its own file and joined here. */
export const routes = {
  ...agentsRoutes,
  ...auditRoutes,
  ...availabilityRoutes,
  ...catalogueRoutes,
  ...clientsRoutes,
  ...infoRoutes,
  ...itinerariesRoutes,
  ...mediaRoutes,
  ...ratesRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
