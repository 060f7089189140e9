import { SyntaxKind } from 'typescript/unstable/ast'
import { createScanner, type Scanner } from 'typescript/unstable/ast/scanner'

/** After these, a slash divides; after anything else it begins a regular expression. */
const endsValue = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.ThisKeyword,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.NumericLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
])

/** The tokens of a TypeScript source, without comments and space, as TypeScript's scanner sees them. */
export function countTokens(source: string): number {
  const scanner = createScanner(true)
  scanner.setText(source)
  /** One for each brace that is open; true for those of a template's `${`. */
  const braces: boolean[] = []
  let last: SyntaxKind | undefined
  for (let count = 0; ; count += 1) {
    const kind = wholeToken(scanner, braces, last)
    if (kind === SyntaxKind.EndOfFile) return count
    last = kind
  }
}

/** The next token; a parser has to tell the scanner where a regular expression or a template goes on. */
function wholeToken(scanner: Scanner, braces: boolean[], last: SyntaxKind | undefined): SyntaxKind {
  const kind = scanner.scan()
  if (kind === SyntaxKind.SlashToken && !(last !== undefined && endsValue.has(last)))
    return scanner.reScanSlashToken()
  if (kind === SyntaxKind.OpenBraceToken) braces.push(false)
  if (kind === SyntaxKind.TemplateHead) braces.push(true)
  if (kind !== SyntaxKind.CloseBraceToken) return kind
  if (braces.at(-1) !== true) {
    braces.pop()
    return kind
  }
  const part = scanner.reScanTemplateToken(false)
  if (part === SyntaxKind.TemplateTail) braces.pop()
  return part
}
