import { dirname, join } from 'node:path/posix'

/** An import as it stands in a file: a file of ours (its path without extension) or a package. */
export interface Import {
  readonly written: string
  readonly target:
    | { readonly kind: 'own'; readonly path: string }
    | { readonly kind: 'package'; readonly name: string }
}

const patterns = [
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"]/g,
]

/** Every import of a file, type-only ones, re-exports, dynamic ones and workers included. */
export function importsOf(path: string, source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const written = patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match[1] ?? ''),
  )
  return [...new Set(written)].map((specifier) => ({
    written: specifier,
    target: targetOf(path, specifier),
  }))
}

function targetOf(path: string, specifier: string): Import['target'] {
  if (specifier.startsWith('.')) return own(join(dirname(path), specifier))
  if (specifier.startsWith('#shared/')) return own(`shared/${specifier.slice('#shared/'.length)}`)
  return { kind: 'package', name: specifier }
}

const own = (path: string): Import['target'] => ({
  kind: 'own',
  path: path.replace(/\.(tsx?|mjs)$/, ''),
})
