import { escaped } from '#shared/format/html'
/** A page that a payer sees, in its parts. */
export interface PayerPage {
  readonly title: string
  /** Where its style sheet is: the policy of pages allows no style inside them. */
  readonly styleAt: string
  /** Before the page's own part: whose page it is. */
  readonly band?: string
  /** HTML. */
  readonly main: string
  /** Looks at another address after so many seconds, by itself. */
  readonly next?: { readonly seconds: number; readonly at: string } | undefined
}

/** The HTML of a payer's page: no script, phone first, not indexed. */
export function payerPage({ title, styleAt, band, main, next }: PayerPage): string {
  const refresh =
    next === undefined ? '' : `<meta http-equiv="refresh" content="${next.seconds};url=${escaped(next.at)}">\n`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${refresh}<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escaped(styleAt)}">
</head>
<body>
${band === undefined ? '' : `<header><p>${escaped(band)}</p></header>\n`}<main>
${main}
</main>
</body>
</html>`
}

/** A line of a list of facts; nothing where there is nothing to say. */
export const factRow = (label: string, text: string | undefined): string =>
  text === undefined ? '' : `<div><dt>${label}</dt><dd>${escaped(text)}</dd></div>`
