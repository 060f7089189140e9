import { agentsRoutes } from './agents'
import { availabilityRoutes } from './availability'
import { catalogueRoutes } from './catalogue'
import { infoRoutes } from './info'
import { mediaRoutes } from './media'
import { ratesRoutes } from './rates'

/** Every route of the product. A domain's table is declared in its own file and joined here. */
export const routes = {
  ...agentsRoutes,
  ...availabilityRoutes,
  ...catalogueRoutes,
  ...infoRoutes,
  ...mediaRoutes,
  ...ratesRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
