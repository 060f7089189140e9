/** Pages that need no sign-in and load without the agents' app (1 §2). */
export const publicPaths = ['/', '/productive', '/powerful', '/profitable', '/login'] as const
export type PublicPath = (typeof publicPaths)[number]

export const publicTitles: Readonly<Record<PublicPath, string>> = {
  '/': 'For safari specialists',
  '/productive': 'Productive',
  '/powerful': 'Powerful',
  '/profitable': 'Profitable',
  '/login': 'Sign in',
}

/**
 * Whether an address is a public page. A trailing slash is ignored, and so is whatever follows /login/ (1 §2: an
 * optional token).
 */
export function isPublicPath(path: string): boolean {
  return publicPathOf(path) !== undefined
}

export function publicPathOf(path: string): PublicPath | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '').replace(/^\/login\/[^/]+$/, '/login') : path
  return publicPaths.find((known) => known === plain)
}
