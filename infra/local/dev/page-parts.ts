/** Text escaped for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Escaped text in which addresses can be clicked. */
export const linkedText = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>()]+?(?=[.,;:!?)]*(?:\s|$|\(|\)))/g,
    (address) => `<a href="${address}">${address}</a>`,
  )

/**
 * A page for developers: no script, and its style from a file of its own, as the security policy
 * asks.
 */
export const devPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Tembea</title><link rel="stylesheet" href="/dev/dev.css"></head>
<body><nav><a href="/">Tembea</a> <a href="/dev/mail">Mail</a> <a href="/dev/queues">Queues</a></nav>
<h1>${escapeHtml(title)}</h1>
${body}
</body></html>`

/** The style of all of them. */
export const devStyle = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b25; background: #fbf9f4 }
nav a { margin-right: 1rem } h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ddd6c8 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: 13px/1.5 ui-monospace, monospace }
article { border: 1px solid #ddd6c8; border-radius: 8px; padding: 1rem; margin: 1rem 0; background: #fff }
button { font: inherit; padding: .2rem .8rem }
details { margin-top: .75rem } textarea { font: inherit; width: 100%; box-sizing: border-box; margin: .5rem 0 }
`
