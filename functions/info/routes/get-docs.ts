import type * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { docsAddresses, infoRoutes } from '#shared/api/info'
import { routes } from '#shared/api/routes'
import { escapeHtml } from '#shared/format/html'
import { httpLambda } from '../../runtime/http-lambda'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { jsonSchemaOf } from '../json-schema'

let page: string | undefined

/** The page of the interface, and with `part=style` its style sheet; made once per container. */
export const getDocs = useCase(infoRoutes.getDocs, async ({ query }) => {
  if (query.part === 'style') {
    return reply<typeof infoRoutes.getDocs>(docsStyle, {
      headers: { 'content-type': 'text/css; charset=utf-8' },
    })
  }
  page ??= docsPage(Object.values(routes))
  return page
})

/**
 * The style of the interface's page: its own small sheet, because the policy of the pages allows
 * none inside them.
 */
const docsStyle = `
:root { color-scheme: light; --ink: #16231d; --ink2: #47544d; --line: #e5ddcf; --forest: #1b4a3b; --sand: #f3eee4; }
* { box-sizing: border-box; }
body { margin: 0; background: #faf7f1; color: var(--ink); font: 15px/1.5 'Figtree Variable', system-ui, sans-serif; }
header { background: #153b2f; color: #fff; padding: 40px 30px; }
header h1 { margin: 0 0 5px; font-size: 32px; letter-spacing: -0.02em; }
header a { color: #f2cfa9; }
main a { color: var(--forest); }
main { max-width: 1000px; margin: 0 auto; padding: 20px 30px 60px; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 5px 20px; }
h2 { margin: 40px 0 10px; text-transform: capitalize; color: var(--forest); }
details { background: #fff; border-radius: 10px; margin: 10px 0; box-shadow: 0 1px 2px #16231d1a; }
summary { padding: 10px 15px; cursor: pointer; display: flex; flex-wrap: wrap; gap: 10px; align-items: baseline; }
summary:focus-visible, a:focus-visible { outline: 2px solid #28614f; outline-offset: 2px; border-radius: 4px; }
.method { font-weight: 700; min-width: 55px; color: var(--forest); }
.who { margin-left: auto; color: var(--ink2); font-size: 13px; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
.path { overflow-wrap: anywhere; font-weight: 600; }
.inside { padding: 0 15px 15px; border-top: 1px solid var(--line); }
pre { background: var(--sand); border-radius: 8px; padding: 10px; overflow: auto; max-height: 400px; }
h3 { font-size: 13px; margin: 15px 0 5px; color: var(--ink2); }
`

/** The interface as a page to read: no script, and its style from an address of its own. */
function docsPage(routes: readonly Route[]): string {
  const domains = [...new Set(routes.map(({ domain }) => domain))].sort()
  const sections = domains.map((domain) => {
    const own = routes.filter((route) => route.domain === domain)
    return `<section><h2 id="${domain}">${domain}</h2>${own.map(routeBlock).join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tembea: the interface</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${docsAddresses.style}">
</head>
<body>
<header><h1>Tembea: the interface</h1><p>The same as <a href="${docsAddresses.openApi}">an OpenAPI document</a>.
Send the token of <code>POST /api/Agents/login</code> in the header <code>Authorization</code>.
Failures answer <code>{ "error": { code, message, details?, requestId } }</code>.</p></header>
<main>
<nav aria-label="Domains"><ul>${domains.map((domain) => `<li><a href="#${domain}">${domain}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}
</main>
</body>
</html>`
}

function routeBlock(route: Route): string {
  const { method, path, summary, who, params, query, body, answer, contentType } = route
  const parts = [
    block('Path', params, 'input'),
    block('Query', query, 'input'),
    block('Body', body, 'input'),
    contentType === undefined
      ? block('Answer', answer, 'output')
      : `<p>Answers ${escapeHtml(contentType)}.</p>`,
  ]
  return `<details><summary><span class="method">${method}</span><code class="path">${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span><span class="who">${whoWords(who)}</span></summary><div class="inside">${parts.join('')}</div></details>`
}

/** `contentManager` as a person reads it. */
const whoWords = (who: Route['who']): string =>
  who.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)

function block(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return ''
  const json = JSON.stringify(jsonSchemaOf(schema, io), undefined, 2)
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(json)}</pre>`
}

export const handler = httpLambda(getDocs, {})
