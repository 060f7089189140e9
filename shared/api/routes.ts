import { agentsRoutes } from './agents'

/** Every route of the product. A domain's table is declared in its own file and joined here. */
export const routes = { ...agentsRoutes } as const

export type Routes = typeof routes
export type RouteName = keyof Routes
