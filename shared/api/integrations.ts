/** A script of somebody else's, and the origins that it talks to. */
export interface Widget {
  readonly src: string
  readonly origins: readonly string[]
  /** Whether clients and guests get it, too: only where the installation wants so. */
  readonly isForClients: boolean
}

/**
 * What services the browser is to use: each is there only where it is configured, and none of it is
 * a secret.
 */
export interface Integrations {
  readonly errors?: {
    readonly dsn: string
    readonly environment: string
    readonly release: string
    /** Which build of the release: the commit that a pipeline deploys. */
    readonly dist?: string
  }
  readonly analytics?: { readonly key: string; readonly host: string }
  readonly heatmap?: Widget
  readonly chat?: Widget
  /** Where payers link a bank account: the page to pay leads there. */
  readonly banks?: { readonly page: string }
  /** The style of a map of tiles, and the origins that its tiles, letters and symbols come from. */
  readonly map?: { readonly style: string; readonly origins: readonly string[] }
}

/** Where the app reads them. */
export const integrationsFile = '/integrations.json'

type Directive =
  | 'script-src'
  | 'connect-src'
  | 'img-src'
  | 'frame-src'
  | 'worker-src'
  | 'form-action'

/**
 * What the Content-Security-Policy allows for them, and nothing for those that are not configured.
 */
export function sourcesOf({
  errors,
  analytics,
  heatmap,
  chat,
  banks,
  map,
}: Integrations): Map<Directive, string[]> {
  const sources = new Map<Directive, string[]>()
  const allow = (directive: Directive, ...origins: readonly string[]) => {
    const knownSources = sources.get(directive) ?? []
    sources.set(directive, [
      ...knownSources,
      ...origins.filter((origin) => !knownSources.includes(origin)),
    ])
  }
  if (errors !== undefined) allow('connect-src', new URL(errors.dsn).origin)
  if (analytics !== undefined) allow('connect-src', new URL(analytics.host).origin)
  for (const { src, origins } of [heatmap, chat].filter((one) => one !== undefined)) {
    const all = [new URL(src).origin, ...origins]
    allow(
      'script-src',
      new URL(src).origin,
      ...origins.filter((origin) => !origin.startsWith('wss:')),
    )
    for (const directive of ['connect-src', 'img-src', 'frame-src'] as const)
      allow(directive, ...all)
  }
  if (banks !== undefined) allow('form-action', banks.page)
  if (map !== undefined) {
    for (const directive of ['connect-src', 'img-src'] as const)
      allow(directive, new URL(map.style).origin, ...map.origins)
    allow('worker-src', "'self'", 'blob:')
  }
  return sources
}

/**
 * Whether scripts of others run in the page, which write HTML and addresses of scripts as plain
 * text.
 */
export const hasForeignScripts = ({ heatmap, chat }: Integrations): boolean =>
  heatmap !== undefined || chat !== undefined
