import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import latin400 from '@fontsource/figtree/files/figtree-latin-400-normal.woff?inline'
import latin600 from '@fontsource/figtree/files/figtree-latin-600-normal.woff?inline'
import latinExt400 from '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff?inline'
import latinExt600 from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff?inline'
import cyrillic400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillic600 from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline'
import greek400 from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'
import greek600 from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline'
import arabic400 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?inline'
import arabic600 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff?inline'
import hebrew400 from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?inline'
import hebrew600 from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff?inline'
import { create, type Font } from 'fontkit'
import { eastAsianFonts } from '#shared/theme/east-asian-fonts'
import { eastAsianFontsFor } from './east-asian-script'
import { unpackWoff } from './unpack-woff'

export type Weight = 'regular' | 'bold'

/**
 * The fonts of a weight in the order they are asked: ours first, other scripts only where a text
 * has their letters.
 */
const files = {
  regular: [latin400, latinExt400, cyrillic400, greek400, hebrew400, arabic400],
  bold: [latin600, latinExt600, cyrillic600, greek600, hebrew600, arabic600],
} as const satisfies Record<Weight, readonly string[]>

const openFonts = new Map<string, Font>()

/** A font that came with the function, read once a container. */
function openFont(name: string, read: () => Buffer): Font {
  const font = openFonts.get(name) ?? create(unpackWoff(read()))
  openFonts.set(name, font)
  return font
}

const fontOf = (file: string): Font =>
  openFont(file, () => Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))

/** A font that lies beside the bundle, in one weight: bold is drawn by it too. */
const fontBeside = (path: string): Font =>
  openFont(path, () => readFileSync(createRequire(import.meta.url).resolve(path)))

/** The font that writes a character; undefined where none does, as for emoji. */
export function fontFor(character: string, weight: Weight): Font | undefined {
  const code = character.codePointAt(0) ?? 0
  const [latin] = files[weight]
  if (code < 0x100) return fontOf(latin)
  const eastAsian = eastAsianFontsFor(character)
  const fonts =
    eastAsian.length === 0
      ? files[weight].map((file) => () => fontOf(file))
      : eastAsian.map((script) => () => fontBeside(eastAsianFonts[script]))
  return fonts.find((open) => open().hasGlyphForCodePoint(code))?.()
}
