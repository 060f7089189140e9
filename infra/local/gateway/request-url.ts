/** A request's address in its two parts, the path decoded as an HTTP API decodes it. */
export interface RequestUrl {
  readonly path: string
  readonly rawQuery: string
}

/**
 * Splits and decodes. As on AWS the whole path is decoded before routing, so an encoded slash separates segments, and a
 * decoded question mark cuts the rest off.
 *
 * @returns undefined when the path's percent-encoding is broken (400 Bad Request)
 */
export function readUrl(url: string): RequestUrl | undefined {
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  const rawQuery = question < 0 ? '' : url.slice(question + 1)
  if (!path.includes('%')) return { path, rawQuery }
  const decoded = percentDecoded(path)
  if (decoded === undefined) return undefined
  const cut = decoded.indexOf('?')
  return { path: cut < 0 ? decoded : decoded.slice(0, cut), rawQuery }
}

/** Decoded parameters, those of one name joined with commas; undefined when there are none. */
export function queryParameters(rawQuery: string): Record<string, string> | undefined {
  if (rawQuery === '') return undefined
  const parameters: Record<string, string> = {}
  for (const pair of rawQuery.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = formText(equals < 0 ? pair : pair.slice(0, equals))
    const value = equals < 0 ? '' : formText(pair.slice(equals + 1))
    put(parameters, name, Object.hasOwn(parameters, name) ? `${parameters[name]},${value}` : value)
  }
  return parameters
}

/** A plain assignment to `__proto__` would vanish, and the handler must see it to refuse it. */
export function put(target: Record<string, string>, name: string, value: string): void {
  if (name !== '__proto__') target[name] = value
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
}

function formText(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  const spaced = text.replaceAll('+', ' ')
  return percentDecoded(spaced) ?? spaced
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
