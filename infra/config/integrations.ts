import type { Integrations, Widget } from '#shared/api/integrations'
import { releaseName } from '#shared/api/release'

/** Who we are at the service that links bank accounts. */
export const bankLinkingVariable = 'TEMBEA_PLAID_CLIENT_ID'

/** What the environment gives, by name. */
const variables = {
  errors: 'TEMBEA_SENTRY_DSN',
  analytics: 'TEMBEA_POSTHOG',
  heatmap: 'TEMBEA_HEATMAP',
  chat: 'TEMBEA_CHAT',
  map: 'TEMBEA_MAP_STYLE',
  clientWidgets: 'TEMBEA_CLIENT_WIDGETS',
  banks: bankLinkingVariable,
} as const

/** The variables that services are configured by. */
export const integrationVariables: readonly string[] = Object.values(variables)

/**
 * The services of a stage, from the environment. Values are addresses, further ones after spaces: a
 * script or a style, then the origins that it talks to; for PostHog the host, then the project's
 * key.
 * @throws Error that names the variable whose value is no address
 */
export function integrationsOf(stage: string, environment: NodeJS.ProcessEnv): Integrations {
  const words = (name: keyof typeof variables): string[] =>
    environment[variables[name]]?.split(/\s+/).filter((word) => word !== '') ?? []
  const address = (name: keyof typeof variables, text: string): string => {
    const isLocal = stage === 'local' && text.startsWith('http://')
    if (!isLocal && !/^(https|wss):\/\/[^/]/.test(text))
      throw new Error(`${variables[name]} is no https address: ${text}`)
    return text
  }
  const originsFor = (name: 'heatmap' | 'chat' | 'map') => {
    const [first, ...others] = words(name).map((text) => address(name, text))
    return first === undefined
      ? undefined
      : { first, origins: others.map((other) => new URL(other).origin) }
  }
  const widget = (name: 'heatmap' | 'chat'): Widget | undefined => {
    const { first: src, origins = [] } = originsFor(name) ?? {}
    return src === undefined
      ? undefined
      : { src, origins, isForClients: words('clientWidgets').includes(name) }
  }
  const [dsn] = words('errors')
  const { GITHUB_SHA: dist } = environment
  const [host, key] = words('analytics')
  if (host !== undefined && key === undefined)
    throw new Error(`${variables.analytics} is a host and a key: https://eu.i.posthog.com phc_…`)
  const [heatmap, chat, map] = [widget('heatmap'), widget('chat'), originsFor('map')]
  return {
    ...(dsn !== undefined && {
      errors: {
        dsn: address('errors', dsn),
        environment: stage,
        release: releaseName,
        ...(dist && { dist }),
      },
    }),
    ...(host !== undefined &&
      key !== undefined && { analytics: { host: address('analytics', host), key } }),
    ...(heatmap && { heatmap }),
    ...(chat && { chat }),
    // On one machine functions read the setting as they are told it.
    ...((words('banks').length > 0 || environment.PLAID_CLIENT_ID) && {
      banks: { page: 'https://secure.plaid.com' },
    }),
    ...(map && { map: { style: map.first, origins: map.origins } }),
  }
}
