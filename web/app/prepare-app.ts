import { watchConnection } from '../lib/api/reachability'
import { onUnauthorised } from '../lib/api/unauthorised'
import { reportFailure } from '../lib/errors/report'
import { leaveFor } from '../lib/session/leave'
import { dropMasquerade, watchMasquerade } from '../lib/session/masquerade'
import { noteSessionEnd, rememberOrigin } from '../lib/session/origin'
import { dropPrivateCache, forgetReading } from '../lib/session/private-cache'
import { clientLoginPath, dropToken, isClientPage } from '../lib/session/token'
import { publicPathOf } from './public/public-paths'

/** Page-wide setup that must run before the first render. */
export function prepareApp(): void {
  giveConstructedSheet()
  // Forms validate with zod, which probes `new Function`; the CSP would report that as a violation.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  onUnauthorised(signOutHere)
  watchConnection()
  watchMasquerade()
  addEventListener('error', ({ error }) => reportFailure(error))
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
}

/**
 * After a 401, deletes the token and sends the agent, or the client, to sign in, and back here
 * afterwards (1 §8).
 */
function signOutHere(): void {
  dropToken()
  if (isClientPage()) {
    void dropPrivateCache()
    if (location.pathname === clientLoginPath) return
    rememberOrigin(`${location.pathname}${location.search}`)
    noteSessionEnd()
    leaveFor(clientLoginPath)
    return
  }
  dropMasquerade()
  forgetReading()
  if (publicPathOf(location.pathname) === '/login') return
  if (location.pathname === '/') {
    leaveFor('/', { replace: true }) // a stale cookie is no reason to hide the landing page
    return
  }
  rememberOrigin(`${location.pathname}${location.search}`)
  noteSessionEnd()
  leaveFor('/login')
}

/**
 * Must run before notistack loads. notistack puts its rules into a `<style>` element, which the CSP
 * forbids, so we hand it a constructed sheet instead.
 */
function giveConstructedSheet(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let rules = ''
  const text = {
    get data() {
      return rules
    },
    set data(next: string) {
      rules = next
      sheet.replaceSync(next)
    },
  }
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } })
}
