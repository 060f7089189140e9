import { ownValue } from '#shared/ids/own-value'

const elements = [
  ...['table', 'tbody', 'tr', 'td', 'p', 'h1', 'h2', 'b', 'br', 'span', 'a', 'img', 'body'],
] as const
const isElement = (name: string): name is (typeof elements)[number] =>
  elements.some((one) => one === name)

/** Attributes that only tell how something looks; addresses are those of pictures alone. */
const attributes = ['width', 'height', 'align', 'valign', 'border', 'cellpadding', 'cellspacing']
const more = ['bgcolor', 'colspan', 'role', 'alt', 'src']
const plainAttributes = new Set([...attributes, ...more])

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}
const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ownValue(entities, name) ?? whole)

const parts = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|<[^>]*>|[^<]+/g

/**
 * The elements of a mail that our server wrote (functions/mail/letter.ts), made one by one: no text
 * of it is ever read as HTML by the browser, and styles are set by script, as the page's policy
 * wants it. Links lead nowhere, and what a mail of ours never has is left out.
 */
export function mailNodes(html: string, page: Document): HTMLElement {
  const whole = page.createElement('div')
  const open: HTMLElement[] = [whole]
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  for (const [text, slash, name, attributes] of body.matchAll(parts)) {
    const inner = open.at(-1) ?? whole
    if (name === undefined) {
      if (!text.startsWith('<')) inner.append(decode(text))
    } else if (isElement(name)) {
      if (slash === '/') {
        if (open.length > 1) open.pop()
      } else {
        const element = makeElement(name, { attributes: attributes ?? '', page })
        inner.append(element)
        if (name !== 'br' && name !== 'img') open.push(element)
      }
    }
  }
  return whole
}

function makeElement(
  name: (typeof elements)[number],
  { attributes, page }: { readonly attributes: string; readonly page: Document },
): HTMLElement {
  const element = page.createElement(name === 'body' ? 'div' : name)
  for (const [, attribute = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
    if (attribute === 'style') element.style.cssText = decode(value)
    else if (plainAttributes.has(attribute)) element.setAttribute(attribute, decode(value))
  }
  return element
}
