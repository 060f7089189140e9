import { type Integrations, integrationsFile, type Widget } from '#shared/api/integrations'
import { setAnalytics } from '../../lib/analytics/analytics'
import { askForConsent, onConsent, readConsent } from '../../lib/consent/consent'
import { setReporter } from '../../lib/errors/report'
import { setMapStyle } from '../../lib/maps/map-style'

type App = 'visitor' | 'agent' | 'client' | 'guest'

/**
 * Starts the services that are configured, once the page is there and idle: none may delay it, and
 * one that is blocked or down costs a line in the console.
 */
export function startIntegrations(app: App): void {
  const start = () => void load(app).catch((error: unknown) => warn('Integrations', error))
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}

const idleWaitMs = 3_000
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleWaitMs })
  else setTimeout(run, 500)
}

/** The one line of a service that does not come. */
const warn = (service: string, error: unknown): void =>
  console.warn(`${service} unavailable: ${String(error)}`)

async function load(app: App): Promise<void> {
  const answer = await fetch(integrationsFile, { credentials: 'omit' })
  const integrations: Integrations = answer.ok ? await answer.json() : {}
  const { errors, analytics, heatmap, chat, map } = integrations
  setMapStyle(map?.style)
  const isDevelopment = import.meta.env.DEV
  if (errors !== undefined)
    void import('./sentry')
      .then(({ sentryReporter }) => setReporter(sentryReporter(errors, { app })))
      .catch((error: unknown) => warn('Error reporting', error))
  const isOurs = ({ isForClients }: Widget) => isForClients || (app !== 'client' && app !== 'guest')
  if (chat !== undefined && isOurs(chat)) afterInteraction(() => addScript('Chat', chat.src))
  const counts = analytics !== undefined && !isDevelopment
  const watches = heatmap !== undefined && isOurs(heatmap)
  if (!counts && !watches) return setAnalytics(undefined, { isDevelopment })
  onConsent((isGiven) => {
    if (!isGiven) {
      setAnalytics(undefined, { isDevelopment })
      // Nothing stops a script of others that runs, but another page.
      if (watches && isThere(heatmap.src)) location.reload()
      return
    }
    if (counts)
      void import('./posthog')
        .then(
          ({ postHogTrack }) =>
            readConsent() === 'yes' && setAnalytics(postHogTrack(analytics), { isDevelopment }),
        )
        .catch((error: unknown) => warn('Analytics', error))
    if (watches)
      afterInteraction(() => readConsent() === 'yes' && addScript('Heatmap', heatmap.src))
  })
  askForConsent()
}

/** After the first touch of a key or a pointer: what nobody uses yet must not be in their way. */
function afterInteraction(run: () => void): void {
  const kinds = ['pointerdown', 'keydown'] as const
  const once = () => {
    for (const kind of kinds) removeEventListener(kind, once)
    whenIdle(run)
  }
  for (const kind of kinds) addEventListener(kind, once, { passive: true })
}

const isThere = (src: string): boolean =>
  document.querySelector(`script[src="${CSS.escape(src)}"]`) !== null

function addScript(service: string, src: string): void {
  if (isThere(src)) return
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.addEventListener('error', () => warn(service, `${src} was not loaded`))
  document.head.append(script)
}
