import EmailReplyParser from 'email-reply-parser'
import { convert, type HtmlToTextOptions } from 'html-to-text'
import PostalMime, { type Email } from 'postal-mime'
import { cutText } from '#shared/format/plain-text'

/** The most characters of an address (RFC 5321). */
const maxAddress = 254

/** What somebody wrote in a mail that answers another. */
export interface WrittenMail {
  readonly from: { readonly address: string; readonly name: string }
  /** Without the mail that is answered, and without a signature below two dashes. */
  readonly text: string
  /** Names of files that came with it. */
  readonly files: readonly string[]
  /** Written by a program: an absence note, a report of a mail that did not arrive, a list. */
  readonly isAutomatic: boolean
}

/** Reads a mail as it came (RFC 5322); one that is cut off is read as far as it goes. */
export async function readMail(raw: Uint8Array): Promise<WrittenMail> {
  const mail = await PostalMime.parse(raw)
  return {
    from: {
      address: cutText((mail.from?.address ?? '').toLowerCase(), maxAddress),
      name: mail.from?.name ?? '',
    },
    text: answerIn(mail),
    files: mail.attachments
      .filter(({ related, disposition }) => related !== true && disposition !== 'inline')
      .map(({ filename }) => filename ?? 'a file without a name'),
    isAutomatic: isAutomatic(mail),
  }
}

/** By the headers that programs mark their mails with (RFC 3834). */
function isAutomatic({ headers }: Email): boolean {
  const findHeader = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase()
  return (
    (findHeader('auto-submitted') ?? 'no') !== 'no' ||
    findHeader('return-path') === '<>' ||
    /^(bulk|junk|list|auto_reply)/.test(findHeader('precedence') ?? '') ||
    /^multipart\/report/.test(findHeader('content-type') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => findHeader(name) !== undefined)
  )
}

/** The HTML says what is quoted and breaks no lines, so it is asked first. */
function answerIn({ html, text = '' }: Email): string {
  const words = html === undefined ? '' : withoutQuotes(convert(html, htmlOptions))
  return words === '' ? withoutQuotes(text) : words
}

const withoutQuotes = (text: string): string =>
  new EmailReplyParser()
    .read(text.replaceAll('\r\n', '\n'))
    .getVisibleText()
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What mail programs wrap around the mail that they quote. */
const quoteSelectors = [
  '.gmail_quote',
  '.gmail_quote_container',
  '.yahoo_quoted',
  '.moz-cite-prefix',
  '.protonmail_quote',
  'blockquote',
  '#divRplyFwdMsg',
  '#appendonsend',
]

const htmlOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    ...quoteSelectors.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
    { selector: 'p', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
}
