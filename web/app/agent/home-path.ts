import { menuFor } from '#shared/access/menu'
import type { Session } from '../../lib/session/session'
import { pageRoutes } from './page-routes'

/** Where a signed-in user starts: the first entry of their menu that has a page. */
export function homePath({ principal }: Pick<Session, 'principal'>): string {
  return menuFor(principal).find(({ path }) => hasPage(path))?.path ?? '/profile'
}

/** Whether the app has a page at this address. */
export function hasPage(path: string): boolean {
  return pageRoutes.some((route) => route.path === path)
}
