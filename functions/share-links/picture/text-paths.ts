import latin from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?inline'
import latinExt from '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff2?inline'
import { create, type Font } from 'fontkit'

let openFonts: readonly Font[] | undefined

/** The fonts come with the function, because Lambda has none. */
function fonts(): readonly Font[] {
  openFonts ??= [latin, latinExt].map((address) =>
    create(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')),
  )
  return openFonts
}

interface Set {
  readonly size: number
  readonly width: number
  readonly lines: number
}

/**
 * Whether our font can write a text: one in another script is left out rather than shown as boxes.
 */
export const isWritable = (text: string): boolean =>
  [...text].every((character) => fontOf(character) !== undefined)

const fontOf = (character: string): Font | undefined =>
  fonts().find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/**
 * A text in lines of at most so many pixels, broken at spaces; what is too long ends with an
 * ellipsis.
 */
export function linesOf(text: string, { size, width, lines }: Set): string[] {
  const words = text.trim().split(/\s+/)
  const linesMade: string[] = []
  while (words.length > 0 && linesMade.length < lines) {
    let line = words.shift() ?? ''
    while (words[0] !== undefined && widthOf(`${line} ${words[0]}`, size) <= width)
      line += ` ${words.shift()}`
    linesMade.push(line)
  }
  return linesMade.map((line, at) =>
    fitLine(line, { size, width, goesOn: words.length > 0 && at === linesMade.length - 1 }),
  )
}

function fitLine(
  line: string,
  { size, width, goesOn }: { size: number; width: number; goesOn: boolean },
): string {
  if (!goesOn && widthOf(line, size) <= width) return line
  let text = line
  while (text !== '' && widthOf(`${text}…`, size) > width) text = text.slice(0, -1)
  return `${text.trimEnd()}…`
}

export const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce(
    (sum, { font, part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  )

/** A line of text as SVG paths, its baseline at x and y. */
export function textPaths(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  let at = x
  const paths = runsOf(text).map(({ font, part }) => {
    const scale = size / font.unitsPerEm
    const { glyphs, positions, advanceWidth } = font.layout(part)
    let pen = 0
    const glyphPaths = glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const place = `translate(${pen + xOffset} ${yOffset})`
      pen += xAdvance
      return `<path transform="${place}" d="${path.toSVG()}"/>`
    })
    const group = `<g transform="translate(${at} ${y}) scale(${scale} ${-scale})">${glyphPaths.join('')}</g>`
    at += advanceWidth * scale
    return group
  })
  return paths.join('')
}

/** A text in parts that one font writes. */
function runsOf(text: string): { readonly font: Font; readonly part: string }[] {
  const runs: { font: Font; part: string }[] = []
  for (const character of text) {
    const font = fontOf(character)
    const last = runs.at(-1)
    if (font === undefined) continue
    if (last?.font === font) last.part += character
    else runs.push({ font, part: character })
  }
  return runs
}
