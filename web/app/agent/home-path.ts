import { menuFor } from '#shared/access/menu'
import type { Session } from '../../lib/session/session'
import { pageRoutes } from './page-routes'

const builders = ['/builder', '/itinerary-builder']

/**
 * Where a signed-in user starts: their builder (1 §2), or else the first entry of their menu that
 * has a page.
 */
export function homePath({ principal }: Pick<Session, 'principal'>): string {
  const entries = menuFor(principal).filter(({ path }) => hasPage(path))
  return (entries.find(({ path }) => builders.includes(path)) ?? entries[0])?.path ?? '/profile'
}

/** Whether the app has a page at this address. */
export function hasPage(path: string): boolean {
  return pageRoutes.some((route) => route.path === path)
}
