import type * as z from 'zod'
import type { Route } from '#shared/api/contract'
import { docsAddresses } from '#shared/api/info'
import { escaped } from '#shared/format/html'
import { jsonSchemaOf } from './json-schema'

/** The interface as a page to read: no script, and its style from an address of its own. */
export function docsPage(routes: readonly Route[]): string {
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
  const { method, path, summary, who, status = 200, params, query, body, answer, contentType } = route
  const parts = [
    block('Path', params, 'input'),
    block('Query', query, 'input'),
    block('Body', body, 'input'),
    contentType === undefined
      ? block(`Answer, ${status}`, answer, 'output')
      : `<p>Answers ${escaped(contentType)}.</p>`,
  ]
  return `<details><summary><span class="method">${method}</span><code class="path">${escaped(path)}</code>
<span>${escaped(summary)}</span><span class="who">${whoWords(who)}</span></summary><div class="inside">${parts.join('')}</div></details>`
}

/** `contentManager` as a person reads it. */
const whoWords = (who: Route['who']): string => who.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)

function block(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return ''
  const json = JSON.stringify(jsonSchemaOf(schema, io), undefined, 2)
  return `<h3>${title}</h3><pre tabindex="0">${escaped(json)}</pre>`
}
