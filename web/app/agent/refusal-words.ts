import type { PageAccess } from '../../lib/session/session'
import type { PageRoute } from './page-routes'

const groups: Readonly<Record<Exclude<PageAccess, 'signedIn'>, string>> = {
  admin: 'lead agents',
  contentManager: 'content managers',
  superadmin: 'superadmins',
}

/** Why somebody who is signed in may not open a page (1 §2). */
export function refusalWords(
  { title, access = 'signedIn' }: Pick<PageRoute, 'title' | 'access'>,
  mayOpen: boolean,
): string {
  return mayOpen || access === 'signedIn'
    ? `“${title}” isn’t switched on for your agency.`
    : `“${title}” is only for ${groups[access]}.`
}

/** Why a visitor lands on the home page; `title` is that of the page they asked for. */
export const signInWords = (title: string | undefined): string =>
  title === undefined ? 'Please sign in to open that page.' : `Please sign in to open “${title}”.`
