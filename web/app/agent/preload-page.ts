import { matchPath } from 'react-router-dom'
import { pageRoutes } from './page-routes'

/** Loads the chunk of the page at an address, beside the user's own data and not after it. */
export function preloadPage(path: string): void {
  pageRoutes.find((route) => matchPath(route.path, path) !== null)?.Page.preload()
}
