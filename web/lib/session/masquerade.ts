import { dropCookie, readCookie, writeCookie } from './cookies'
import { isLeaving, leaveFor } from './leave'

/**
 * The cookies of a masquerade (1 §4, 2 §9): the second token, who has it, and its end in unix
 * seconds.
 */
const names = { token: 'MASQ', from: 'MASQ_FROM', end: 'MASQ_END' } as const
const endPath = '/masquerade-end'

let atLoad = readCookie(names.token)

/**
 * The second token with who has it, for its pair of headers; undefined for whoever is signed in as
 * themselves.
 */
export function readMasquerade(): { readonly token: string; readonly from: string } | undefined {
  const token = readCookie(names.token)
  return token === undefined ? undefined : { token, from: readCookie(names.from) ?? '' }
}

interface Begun {
  readonly id: string
  readonly from: string
  /** Milliseconds. */
  readonly duration: number
  /** Unix seconds. */
  readonly end: number
  readonly isCookieSecure: boolean
}

/** Keeps a masquerade for as long as it lasts, and opens the app as the other user. */
export function beginMasquerade({
  id,
  from,
  duration,
  end,
  isCookieSecure: isSecure,
}: Begun): void {
  const keeping = { expires: new Date(Date.now() + duration), isSecure }
  dropCookie('CLIENT_ID')
  writeCookie(names.from, from, keeping)
  writeCookie(names.end, String(end), keeping)
  writeCookie(names.token, id, keeping)
  leaveAs('/')
}

/** Forgets the masquerade with the client chosen in it: the token of before counts again. */
export function dropMasquerade(): void {
  for (const name of [...Object.values(names), 'CLIENT_ID']) dropCookie(name)
}

/** Goes on as oneself, on the page that says so. */
export function leaveMasquerade(): void {
  dropMasquerade()
  leaveAs(endPath)
}

/**
 * Whether this page may still call the server: not once the masquerade it was opened in is over, or
 * another tab has begun one, because what it shows is another user's. It is then opened anew.
 */
export function isStillSameUser(): boolean {
  if (isLeaving()) return false
  const now = readCookie(names.token)
  if (now === atLoad) return true
  if (now === undefined) leaveMasquerade()
  else leaveAs(location.pathname)
  return false
}

/** Has tabs in the background follow what another tab began or ended. */
export function watchMasquerade(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') isStillSameUser()
  })
}

/** Opens the app anew for whoever the cookies say now. */
function leaveAs(path: string): void {
  atLoad = readCookie(names.token)
  leaveFor(path)
}
