import { rangeWithYear } from '#shared/format/dates'
import { escapeHtml } from '#shared/format/html'
import type { SharedByLink } from './find-shared-trip'

interface Tags {
  readonly title: string
  readonly description: string
  /** Addresses of this page and of its picture, with their origin. */
  readonly address: string
  readonly picture: string
  readonly site: string
}

/** What messengers show of a link. One with a password tells no more than whose it is. */
export function tagsOf(
  { link, trip: { record }, agency }: SharedByLink,
  { token, origin }: { readonly token: string; readonly origin: string },
): Tags {
  const address = `${origin}/share/${token}`
  const isLocked = link.passwordHash !== undefined
  return {
    address,
    picture: `${address}/picture`,
    site: agency.name,
    title: isLocked ? `A trip from ${agency.name}` : record.name,
    description: isLocked
      ? 'Open the link and enter the password to see it.'
      : `${rangeWithYear(record.startDate, record.endDate)}. Prepared by ${agency.name}.`,
  }
}

const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`

const cardOf = ({ title, description, address, picture, site }: Tags): string =>
  [
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:site_name', site),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:image', picture),
    meta('og:image:type', 'image/jpeg'),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n')

/** Words of the one page for every link that opens nothing. */
const brokenLink = {
  title: 'This link doesn’t work',
  text: 'It may be incomplete, or no longer active. Ask whoever sent it to you for a new one.',
}

/**
 * The page behind a link: what messengers read of it, and the app that opens the trip. No search
 * engine keeps it, and no other site learns its address. It is the same for every link that opens
 * nothing.
 */
export const sharePage = (tags: Tags | undefined): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(tags?.title ?? brokenLink.title)}</title>
${tags === undefined ? '' : cardOf(tags)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="module" src="/start.js"></script>
</head>
<body>
<div id="root">${tags === undefined ? `<main><h1>${brokenLink.title}</h1><p>${brokenLink.text}</p></main>` : ''}</div>
</body>
</html>`
