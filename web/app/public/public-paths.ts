import { loginAddressOf, loginTitles } from '../../pages/login/login-mode'

/** Pages that need no sign-in and load without the agents' app (1 §2). */
export const publicPaths = ['/', '/productive', '/powerful', '/profitable', '/login'] as const
export type PublicPath = (typeof publicPaths)[number]

const titles: Readonly<Record<PublicPath, string>> = {
  '/': 'For safari specialists',
  '/productive': 'Productive',
  '/powerful': 'Powerful',
  '/profitable': 'Profitable',
  '/login': loginTitles.login,
}

/** The tab's title at a public address; each mode of the sign-in page has its own (1 §2). */
export function publicTitleOf(path: string): string {
  const login = loginAddressOf(path)
  return login === undefined ? titles[publicPathOf(path) ?? '/'] : loginTitles[login.mode]
}

/**
 * Whether an address is one of them; a slash at its end does not matter. The sign-in page has
 * several addresses (1 §2).
 */
export function isPublicPath(path: string): boolean {
  return publicPathOf(path) !== undefined
}

export function publicPathOf(path: string): PublicPath | undefined {
  if (loginAddressOf(path) !== undefined) return '/login'
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return publicPaths.find((known) => known === plain)
}
