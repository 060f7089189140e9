import { escapeHtml } from '#shared/format/html'
import type { Brand } from './brand'
import type { MailBody } from './mailer'

/** What a mail says, in parts that its text and its HTML are made of alike. */
export interface Letter {
  readonly heading: string
  /** The first greets. */
  readonly paragraphs: readonly string[]
  /** What an agent says in their own words, below the greeting. */
  readonly ownWords?: string | undefined
  /** Names and values, set as a small table. */
  readonly facts?: readonly (readonly [name: string, value: string])[] | undefined
  /** More of the same below the action, under a title. */
  readonly details?:
    | { readonly title: string; readonly facts: NonNullable<Letter['facts']> }
    | undefined
  /** Lists under titles of their own. */
  readonly sections?: readonly LetterSection[]
  /** The one thing to do, and where. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Said after the action. */
  readonly closing?: readonly string[]
  /** Who signs it, with how they are reached; the agency alone where nobody does. */
  readonly signature?: Signature | undefined
  /** Whose mail it is, and how they look. */
  readonly brand: Brand
}

export interface Signature {
  readonly name: string
  /** What they are, as they say it themselves; empty where they say nothing. */
  readonly line?: string
  /** Phone and email address. */
  readonly lines: readonly string[]
  /** Address of their portrait. */
  readonly portrait: string | undefined
}

export interface LetterSection {
  readonly title: string
  readonly rows: readonly {
    readonly name: string
    readonly note?: string | undefined
    readonly value: string
    readonly url: string
  }[]
  /** What is said of those that are not listed. */
  readonly more?: string | undefined
}

/**
 * A letter as plain text, and as HTML that mail programs show: tables, no script, styles on the
 * elements. It can be read without its pictures.
 */
export function letter({
  ownWords,
  ...template
}: Letter): MailBody & { readonly notice: MailBody; readonly sender: string } {
  const { name, sender = name } = template.brand
  const [greeting, ...rest] = template.paragraphs
  const own = paragraphsIn(ownWords)
  const parts =
    greeting === undefined ? template : { ...template, paragraphs: [greeting, ...own, ...rest] }
  return { ...bodyOf(parts), notice: bodyOf(noticeOf(parts)), sender }
}

const paragraphsIn = (words = ''): string[] =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

const bodyOf = (parts: Letter): MailBody => ({ text: textOf(parts), html: htmlOf(parts) })

/** Links may sign in or act for whoever opens them, so a copy for somebody else has none. */
const noticeOf = ({ heading, paragraphs, facts, details, brand }: Letter): Letter => ({
  heading,
  paragraphs,
  facts,
  details,
  closing: [
    'This is a copy for your records. Links are left out: they are for the recipient alone.',
  ],
  brand,
})

function textOf({
  heading,
  paragraphs,
  facts = [],
  details,
  sections = [],
  action,
  closing = [],
  signature,
  brand,
}: Letter): string {
  return [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...sections.map(({ title, rows, more }) =>
      [
        title,
        ...rows.map(
          ({ name, note, value, url }) => `- ${name}${note ? `, ${note}` : ''}: ${value}\n  ${url}`,
        ),
        ...(more === undefined ? [] : [more]),
      ].join('\n'),
    ),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    details === undefined
      ? ''
      : [details.title, ...details.facts.map(([name, value]) => `${name}: ${value}`)].join('\n'),
    ...closing,
    [
      ...(signature === undefined ? [] : [signature.name, signature.line ?? '']),
      brand.name,
      ...(signature?.lines ?? []),
    ]
      .filter((line) => line !== '')
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function htmlOf({
  heading,
  paragraphs,
  facts = [],
  details,
  sections = [],
  action,
  closing = [],
  signature,
  brand,
}: Letter): string {
  const { ink, ground, forest, radius, fontFamily } = brand.tokens
  const font = `font-family:${fontFamily.replaceAll('"', "'")}`
  const paragraph = (text: string) =>
    `<p style="margin:0 0 15px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:${ground.paper};color:${ink.main};${font};font-size:16px;line-height:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:30px 15px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td bgcolor="${forest[700]}" style="color:#fff;padding:15px 30px;border-radius:${radius.card} ${radius.card} 0 0;font-size:18px;font-weight:600">${nameOf(brand)}</td></tr>
${pictureOf(brand)}
<tr><td bgcolor="#ffffff" style="padding:30px;border-radius:0 0 ${radius.card} ${radius.card}">
<h1 style="margin:0 0 20px;font-size:24px;line-height:30px;font-weight:600">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts.length === 0 ? '' : factsOf(facts, brand)}
${sections.map((section) => sectionOf(section, brand)).join('\n')}
${action === undefined ? '' : buttonOf(action, brand)}
${details === undefined ? '' : `${titleHtml(details.title)}${factsOf(details.facts, brand)}`}
${closing.map(paragraph).join('\n')}
${signature === undefined ? `<p style="margin:20px 0 0;color:${ink.second}">${escapeHtml(brand.name)}</p>` : signatureHtml(signature, brand)}
</td></tr></table></td></tr></table></body></html>`
}

const nameOf = ({ name, logo }: Brand): string =>
  logo === undefined
    ? escapeHtml(name)
    : `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="36" style="display:block;height:36px;color:#fff">`

const pictureOf = ({ picture, tokens: { ink, forest } }: Brand): string =>
  picture.inMails === undefined
    ? ''
    : `<tr><td bgcolor="${forest[200]}"><img src="${escapeHtml(picture.inMails)}" alt="${escapeHtml(picture.alt)}" width="560" style="display:block;width:100%;height:auto;color:${ink.main};font-size:14px;line-height:40px;text-align:center"></td></tr>`

function signatureHtml(
  { name, line = '', lines, portrait }: Signature,
  { name: agency, tokens: { ink } }: Brand,
): string {
  const picture =
    portrait === undefined
      ? ''
      : `<td width="76" valign="top"><img src="${escapeHtml(portrait)}" alt="" width="60" height="60" style="display:block;border-radius:30px"></td>`
  const below = [...(line === '' ? [] : [line]), agency, ...lines]
    .map((text) => `<br>${escapeHtml(text)}`)
    .join('')
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:25px 0 0"><tr>${picture}<td style="color:${ink.second};font-size:14px;line-height:21px"><b style="color:${ink.main};font-size:16px;font-weight:600">${escapeHtml(name)}</b>${below}</td></tr></table>`
}

function factsOf(
  facts: readonly (readonly [string, string])[],
  { tokens: { ink, ground } }: Brand,
): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${ground.line}`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:5px 0 25px;border-top:1px solid ${ground.line}">${facts
    .map(
      ([name, value]) =>
        `<tr><td valign="top" style="${cell};padding-right:15px;color:${ink.second}">${escapeHtml(name)}</td><td align="right" style="${cell};font-weight:600">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`
}

function sectionOf(
  { title, rows, more }: LetterSection,
  { tokens: { ink, ground, forest } }: Brand,
): string {
  const cell = `padding:10px 0;border-top:1px solid ${ground.line}`
  const lines = rows.map(({ name, note, value, url }) => {
    const about = note
      ? `<br><span style="color:${ink.second};font-size:14px">${escapeHtml(note)}</span>`
      : ''
    return `<tr><td valign="top" style="${cell};padding-right:15px"><a href="${escapeHtml(url)}" style="color:${forest[700]};font-weight:600">${escapeHtml(name)}</a>${about}</td><td align="right" valign="top" style="${cell};font-size:14px">${escapeHtml(value)}</td></tr>`
  })
  const rest =
    more === undefined
      ? ''
      : `<tr><td colspan="2" style="${cell};color:${ink.second}">${escapeHtml(more)}</td></tr>`
  return `${titleHtml(title)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 25px">${lines.join('')}${rest}</table>`
}

const titleHtml = (title: string): string =>
  `<h2 style="margin:0 0 8px;font-size:17px;line-height:24px;font-weight:600">${escapeHtml(title)}</h2>`

/** A cell with a ground of its own, which programs draw that know no padding of links. */
const buttonOf = (
  { label, url }: NonNullable<Letter['action']>,
  { tokens: { ember, radius } }: Brand,
): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 25px"><tr><td bgcolor="${ember[600]}" style="border-radius:${radius.control}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;color:${ember.on};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></td></tr></table>`
