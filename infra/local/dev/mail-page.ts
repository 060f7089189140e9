import { localInboundDomain } from '../environment'
import type { Mail } from '../mail/mailbox'
import { devPage, escapeHtml, linkedText } from './page-parts'

/** Every mail that would have been sent, the newest first, its links clickable. */
export function mailPage(mails: readonly Mail[]): string {
  const articles = mails.map(
    ({
      id,
      sentAt,
      from,
      to,
      replyTo,
      subject,
      text,
      html,
    }) => `<article><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(sentAt.slice(0, 19).replace('T', ' '))} · from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</p>
${html === undefined ? '' : `<p><a href="/dev/mail/${escapeHtml(id)}">View as HTML</a></p>\n`}<pre>${linkedText(text)}</pre>${replyTo?.some(isTakenIn) ? answerForm(id) : ''}</article>`,
  )
  return devPage(
    'Mail',
    articles.length === 0 ? '<p>No mail has been sent yet.</p>' : articles.join('\n'),
  )
}

const isTakenIn = (address: string) => address.endsWith(`@${localInboundDomain}`)

/** Its answer is sent as a mail, as if the reader's own program did so. */
const answerForm = (id: string): string => `<details><summary>Answer this email</summary>
<form method="post" action="/dev/answer"><input type="hidden" name="id" value="${escapeHtml(id)}">
<textarea name="text" rows="4" required aria-label="Answer"></textarea><br><button>Send</button></form></details>`
