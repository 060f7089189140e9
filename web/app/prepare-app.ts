import { setAnalytics } from '../lib/analytics/analytics'
import { watchConnection } from '../lib/api/reachability'
import { onUnauthorised } from '../lib/api/unauthorised'
import { reportFailure } from '../lib/errors/report'
import { noteSessionEnd, rememberOrigin } from '../lib/session/origin'
import { dropToken } from '../lib/session/token'
import { publicPathOf } from './public/public-paths'

/** What holds for the whole page, before anything is drawn. */
export function prepareApp(): void {
  giveConstructedSheet()
  // Forms judge by zod, which would try `new Function` to see whether it may: the policy reports that as a violation.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  onUnauthorised(signOutHere)
  setAnalytics(undefined, { isDevelopment: import.meta.env.DEV })
  watchConnection()
  addEventListener('error', ({ error }) => reportFailure(error))
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
}

/** A 401: the TOKEN cookie goes, and the agent goes to the sign-in page and later back here (1 §8). */
function signOutHere(): void {
  dropToken()
  if (publicPathOf(location.pathname) === '/login') return
  if (location.pathname === '/') {
    location.replace('/') // a stale cookie is no reason to hide the landing page
    return
  }
  rememberOrigin(`${location.pathname}${location.search}`)
  noteSessionEnd()
  location.assign('/login')
}

/**
 * Before notistack is loaded: it writes its rules into a `<style>` element, which the policy forbids, and is handed a
 * constructed sheet instead.
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
