import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import { fontFor, type Weight } from './fonts'

export interface TextStyle {
  /** Points. */
  readonly size: number
  readonly color: string
  readonly weight?: Weight
  /** From line to line, in points; one and a half of the size unless said. */
  readonly leading?: number
  /** At the start of its own direction unless said. */
  readonly align?: 'start' | 'center' | 'end'
}

export const leadingOf = ({ size, leading }: Pick<TextStyle, 'size' | 'leading'>): number =>
  leading ?? size * 1.5

/** A line of a text, in the order it is read. */
export interface Line {
  readonly text: string
  readonly width: number
  /** Whether it begins at the right. */
  readonly isRightToLeft: boolean
  /** Whether a space stands between it and the next line. */
  readonly goesOn?: boolean
}

type Doc = PDFKit.PDFDocument
interface Run {
  readonly text: string
  readonly font: Font
  readonly level: number
}

const bidi = bidiFactory()
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * What no font writes: emoji go, other letters become a question mark. Hyphens that only allow a
 * break go, too.
 */
function toLatin(text: string, weight: Weight): string {
  if (latinLines.test(text)) return text
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\t\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, (one) =>
      one === '\t' ? ' ' : '',
    )
  return Array.from(plain)
    .map((one) => {
      if (fontFor(one, weight) !== undefined) return one
      return isLeftOut.test(one) ? '' : '?'
    })
    .join('')
}

/** Letters of the first font alone, which most texts are made of: nothing to choose or leave out. */
const latin = /^[ -~\u00a0-\u00ff]*$/
const latinLines = /^[ -~\u00a0-\u00ac\u00ae-\u00ff\n]*$/
const isLeftOut =
  /[\p{Extended_Pictographic}\p{M}\p{Cf}\p{Cc}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]/u

/** A text in lines of at most so many points, broken at spaces, and within words that are wider. */
export function linesOf(
  doc: Doc,
  text: string,
  style: TextStyle & { readonly width: number },
): Line[] {
  const { weight = 'regular', width } = style
  return toLatin(text, weight)
    .split('\n')
    .flatMap((block) => {
      const isRightToLeft =
        rightToLeft.test(block) &&
        (bidi.getEmbeddingLevels(block).paragraphs[0]?.level ?? 0) % 2 === 1
      const widthIn = (one: string) => widthOf(doc, one, style)
      const space = widthIn(' ')
      const lines: Line[] = []
      let [line, used] = ['', 0]
      const push = (goesOn = true) => {
        if (line !== '') lines.push({ text: line, width: used, isRightToLeft, goesOn })
        line = ''
        used = 0
      }
      for (const word of block.trim().split(/ +/)) {
        for (const piece of widthIn(word) <= width
          ? [word]
          : piecesOf(word, { width, measured: widthIn })) {
          const wide = widthIn(piece)
          if (line !== '' && used + space + wide > width) push()
          used += (line === '' ? 0 : space) + wide
          line += line === '' ? piece : ` ${piece}`
        }
      }
      push(false)
      return lines
    })
}

function piecesOf(
  word: string,
  { width, measured }: { width: number; measured: (text: string) => number },
): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (piece !== '' && measured(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}

export const widthOf = (
  doc: Doc,
  text: string,
  style: Pick<TextStyle, 'size' | 'weight'>,
): number =>
  runsOf(text, { weight: style.weight ?? 'regular', isRightToLeft: false }).reduce(
    (sum, run) => sum + setFont(doc, run.font, style.size).widthOfString(run.text),
    0,
  )

/** pdfkit takes an opened font as well; its types know only files. */
const setFont = (doc: Doc, font: Font, size: number): Doc =>
  doc.font(font as unknown as Buffer, fontName(font)).fontSize(size)

const names = new Map<Font, string>()
/**
 * Parts of a family have one name in their files, and pdfkit would take the first for the other.
 */
function fontName(font: Font): string {
  const name = names.get(font) ?? `font-${names.size}`
  names.set(font, name)
  return name
}

/**
 * Draws a line with its upper edge at y. What screen readers and copying get of a line from the
 * right is its text in reading order.
 */
export function drawLine(
  doc: Doc,
  line: Line,
  at: TextStyle & { x: number; y: number; width: number },
): void {
  const { size, weight = 'regular', color, align = 'start', x, y, width } = at
  const spare = width - line.width
  const shift =
    align === 'center' ? spare / 2 : (align === 'end') !== line.isRightToLeft ? spare : 0
  const isMixed = rightToLeft.test(line.text)
  doc.fillColor(color)
  if (isMixed) doc.markContent('Span', { actual: line.goesOn ? `${line.text} ` : line.text })
  let from = x + shift
  for (const run of inVisualOrder(
    runsOf(line.text, { weight, isRightToLeft: line.isRightToLeft }),
  )) {
    setFont(doc, run.font, size)
    // By words: a run from the right is laid out in one piece only between spaces.
    const words = run.level % 2 === 0 ? [run.text] : run.text.split(/( +)/).reverse()
    for (const word of words.filter((one) => one !== '')) {
      doc.text(word, from, y + (leadingOf(at) - size) / 2 + size * baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
      from += doc.widthOfString(word)
    }
  }
  if (line.goesOn && !isMixed) doc.text(' ', from, y, { lineBreak: false, baseline: 'alphabetic' })
  if (isMixed) doc.endMarkedContent()
}

/** Where letters stand below the upper edge of their size: the same for all fonts of a line. */
const baseline = 0.86

function runsOf(
  text: string,
  { weight, isRightToLeft }: { weight: Weight; isRightToLeft: boolean },
): Run[] {
  const first = fontFor('a', weight)
  if (first !== undefined && latin.test(text))
    return text === '' ? [] : [{ text, font: first, level: 0 }]
  const hasLevels = rightToLeft.test(text)
  const embedding = hasLevels
    ? bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr')
    : undefined
  const runs: Run[] = []
  let index = 0
  for (const character of text) {
    const level = embedding?.levels[index] ?? 0
    index += character.length
    const last = runs.at(-1)
    const own =
      /[\s\p{M}\p{P}]/u.test(character) && last !== undefined && hasGlyph(last.font, character)
        ? last.font
        : undefined
    const font = own ?? fontFor(character, weight)
    if (font === undefined) continue
    const shownCharacter =
      level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    if (last?.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + shownCharacter }
    else runs.push({ text: shownCharacter, font, level })
  }
  return runs
}

const hasGlyph = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/**
 * Rule L2 of the Unicode algorithm: from the highest level down, what is at it or above turns
 * around.
 */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const runsInOrder = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let at = 0; at < runsInOrder.length; at++) {
      let end = at
      while ((runsInOrder[end]?.level ?? -1) >= level) end++
      if (end > at) runsInOrder.splice(at, end - at, ...runsInOrder.slice(at, end).reverse())
      at = Math.max(at, end)
    }
  }
  return runsInOrder
}
