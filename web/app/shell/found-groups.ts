import { matchPath } from 'react-router-dom'
import type { SearchHit } from '#shared/api/info'
import type { IconName } from '../../components/icons/icon-names'
import type { Answer } from '../../lib/api/route-table'
import { pageRoutes } from '../agent/page-routes'

export interface FoundGroup {
  readonly name: string
  readonly icon: IconName
  readonly hits: readonly SearchHit[]
}

/** What was found, by kind; only what the app has a page for. */
export function foundGroups(found: Answer<'GET /api/Info/search'>): FoundGroup[] {
  const groups: FoundGroup[] = [
    { name: 'Accommodations', icon: 'tent-tree', hits: found.camps },
    { name: 'Regions', icon: 'map', hits: found.regions },
    { name: 'Clients', icon: 'user-round', hits: found.clients },
    { name: 'Itineraries', icon: 'file-text', hits: found.itineraries },
  ]
  return groups
    .map((group) => ({ ...group, hits: group.hits.filter(({ path }) => leadsSomewhere(path)) }))
    .filter(({ hits }) => hits.length > 0)
}

function leadsSomewhere(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return pageRoutes.some((route) => matchPath(route.path, pathname) !== null)
}
