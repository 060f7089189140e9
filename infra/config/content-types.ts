/**
 * The edge's function for files: texts say their charset, which S3 leaves out (RFC 6838, 4.2.1;
 * ASVS 4.1.1). JSON has none: it is UTF-8 by definition.
 */
export const charsetOfTexts = `function typeOf(type) {
  var isText = /^(text\\/|application\\/(javascript|xml)$|.*\\+xml$)/.test(type);
  return isText && type.indexOf('charset=') === -1 ? type + '; charset=utf-8' : type;
}`

/** The edge function's result, for the local server; a test compares both. */
export function withCharset(type: string): string {
  const isText = /^(text\/|application\/(javascript|xml)$|.*\+xml$)/.test(type)
  return isText && !type.includes('charset=') ? `${type}; charset=utf-8` : type
}
