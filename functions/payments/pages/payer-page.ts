import { escapeHtml } from '#shared/format/html'
import type { Brand } from '../../mail/brand'

/** A page that a payer sees, in its parts. */
export interface PayerPage {
  readonly title: string
  /** Where its style sheet is: the policy of pages allows no style inside them. */
  readonly styleAt: string
  /** Whose page it is: their picture and name stand before its own part. */
  readonly brand?: Brand | undefined
  /** HTML. */
  readonly main: string
  /** Looks at another address after so many seconds, by itself. */
  readonly next?: { readonly seconds: number; readonly at: string } | undefined
}

/** The HTML of a payer's page: no script, phone first, not indexed. */
export function payerPage({ title, styleAt, brand, main, next }: PayerPage): string {
  const refresh =
    next === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${next.seconds};url=${escapeHtml(next.at)}">\n`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${refresh}<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(styleAt)}">
</head>
<body>
${brand === undefined ? '' : headOf(brand)}<main>
${main}
</main>
</body>
</html>`
}

const headOf = ({ name, logo, picture }: Brand): string =>
  `<header><img src="${escapeHtml(picture.address)}" alt=""><p>${logo === undefined ? escapeHtml(name) : `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}">`}</p></header>\n`

/** A line of a list of facts; nothing where there is nothing to say. */
export const factRow = (label: string, text: string | undefined): string =>
  text === undefined ? '' : `<div><dt>${label}</dt><dd>${escapeHtml(text)}</dd></div>`
