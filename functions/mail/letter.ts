import { escaped } from '#shared/format/html'
/** What a mail says, in parts that its text and its HTML are made of alike. */
export interface Letter {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Names and values, set as a small table. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** The one thing to do, and where. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Said after the action. */
  readonly closing?: readonly string[]
  readonly signed: string
}

/** A letter as plain text, and as HTML that mail programs show: tables, no script, no picture, styles on the elements. */
export function letter(parts: Letter): { readonly text: string; readonly html: string } {
  return { text: textOf(parts), html: htmlOf(parts) }
}

function textOf({ heading, paragraphs, facts = [], action, closing = [], signed }: Letter): string {
  return [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    ...closing,
    signed,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

const [ink, quiet, line, ground, forest] = ['#16231d', '#47544d', '#e5ddcf', '#faf7f1', '#1b4a3b']
const font = "font-family:'Figtree','Segoe UI',Helvetica,Arial,sans-serif"

function htmlOf({ heading, paragraphs, facts = [], action, closing = [], signed }: Letter): string {
  const said = (text: string) => `<p style="margin:0 0 15px">${escaped(text)}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(heading)}</title></head>
<body style="margin:0;background:${ground};color:${ink};${font};font-size:16px;line-height:24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:30px 15px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="background:${forest};color:#fff;padding:15px 30px;border-radius:12px 12px 0 0;font-weight:600">${escaped(signed.split('\n')[0] ?? '')}</td></tr>
<tr><td style="background:#fff;padding:30px;border-radius:0 0 12px 12px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:30px;font-weight:600">${escaped(heading)}</h1>
${paragraphs.map(said).join('\n')}
${facts.length === 0 ? '' : factsOf(facts)}
${action === undefined ? '' : buttonOf(action)}
${closing.map(said).join('\n')}
<p style="margin:20px 0 0;color:${quiet}">${escaped(signed).replaceAll('\n', '<br>')}</p>
</td></tr></table></td></tr></table></body></html>`
}

const factsOf = (facts: readonly (readonly [string, string])[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:5px 0 25px;border-top:1px solid ${line}">${facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:10px 0;border-bottom:1px solid ${line};color:${quiet}">${escaped(name)}</td><td align="right" style="padding:10px 0;border-bottom:1px solid ${line};font-weight:600">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

const buttonOf = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  `<p style="margin:0 0 25px"><a href="${escaped(url)}" style="display:inline-block;background:${forest};color:#fff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${escaped(label)}</a></p>`
