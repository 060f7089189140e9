import type { Mail } from '../mail/mailbox'
import { devPage, escapeHtml, linkedText } from './html'

/** Every mail that would have been sent, the newest first, its links clickable. */
export function mailPage(mails: readonly Mail[]): string {
  const articles = mails.map(
    ({ id, sentAt, from, to, subject, text, html }) => `<article><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))} · from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</p>
${html === undefined ? '' : `<p><a href="/dev/mail/${escapeHtml(id)}">As it looks</a></p>\n`}<pre>${linkedText(text)}</pre></article>`,
  )
  return devPage('Mail', articles.length === 0 ? '<p>No mail has been sent yet.</p>' : articles.join('\n'))
}
