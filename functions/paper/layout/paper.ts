import PDFDocument from 'pdfkit'
import type { Tokens } from '#shared/theme/tokens'
import { drawLine, linesOf } from './text'

/** Paper sizes in points. */
const sizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const
export type PaperFormat = keyof typeof sizes
export type Element = PDFKit.PDFStructureElement

export interface PaperOptions {
  readonly title: string
  readonly author: string
  readonly format: PaperFormat
  readonly tokens: Tokens
  /** When it was made: nothing else tells two copies of the same apart. */
  readonly now: Date
}

/**
 * A document that is being written from top to bottom, with the structure that screen readers
 * follow.
 */
export interface Paper {
  readonly doc: PDFKit.PDFDocument
  readonly options: PaperOptions
  readonly tokens: Tokens
  readonly width: number
  readonly height: number
  /** Where text stands: left edge and width, first and last point of a page. */
  readonly left: number
  readonly textWidth: number
  readonly top: number
  readonly bottom: number
  /** How far the page is written. */
  y: number
  /** What new elements become part of. */
  element: Element
  /** Pages without head and foot. */
  readonly bare: Set<number>
}

const margin = { side: 56, top: 64, bottom: 64 } as const

/** Told in the document's metadata; pdfkit's types do not know it yet. */
const universalAccess: object = { subset: 'PDF/UA' }

/**
 * Begins a document. Its pages wait until it ends, because they name how many there are; pictures
 * are written at once.
 */
export function startPaper(options: PaperOptions): Paper {
  const [width, height] = sizes[options.format]
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    font: '',
    info: {
      Title: options.title,
      Author: options.author,
      CreationDate: options.now,
      Creator: 'Tembea',
      Producer: 'Tembea',
    },
  })
  const element = doc.struct('Document')
  doc.addStructure(element)
  const measures = {
    left: margin.side,
    textWidth: width - 2 * margin.side,
    top: margin.top,
    bottom: height - margin.bottom,
  }
  return {
    doc,
    options,
    tokens: options.tokens,
    width,
    height,
    ...measures,
    element,
    y: height,
    bare: new Set(),
  }
}

export function newPage(paper: Paper, { bare = false } = {}): void {
  paper.doc.addPage()
  if (bare) paper.bare.add(pageOf(paper))
  paper.y = paper.top
}

/** The page that is written, from 0. */
export const pageOf = ({ doc }: Paper): number => doc.bufferedPageRange().count - 1

/** Begins a new page unless so many points are left on this one. */
export function needRoom(paper: Paper, points: number): void {
  if (paper.y + points > paper.bottom && !(pageOf(paper) >= 0 && paper.y <= paper.top))
    newPage(paper)
}

type ElementOptions = {
  readonly alt?: string
  readonly scope?: 'Column' | 'Row'
  readonly bbox?: [number, number, number, number]
}

/** Writes into an element of the structure, which ends with it. */
export function within<T>(
  paper: Paper,
  type: string,
  write: () => T,
  options: ElementOptions = {},
): T {
  const outer = paper.element
  const element = paper.doc.struct(type, options as PDFKit.Mixins.StructureElementOptions)
  outer.add(element)
  paper.element = element
  const result = write()
  element.end()
  paper.element = outer
  return result
}

/** Draws what belongs to the present element, all of it on this page. */
export function mark(paper: Paper, tag: string, draw: () => void): void {
  const content = paper.doc.markStructureContent(tag)
  draw()
  paper.doc.endMarkedContent()
  paper.element.add(content)
}

/** Draws what is only decoration. */
export function artifact(
  { doc }: Paper,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

interface Lead {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** An address, or a page from 0. */
  readonly to: string | number
  readonly words: string
}

/** Makes a place on the page lead somewhere, as part of the present element, which is a Link. */
export function lead(
  { doc, element: structParent }: Paper,
  { x, y, width, height, to, words }: Lead,
): void {
  const options = { structParent, Contents: new String(words) as string } // pdfkit would make a name of a plain string
  doc.link(x, y, width, height, to as string, options) // its types know addresses only
}

/** Ends the document with heads and feet: all of its bytes. */
export async function endPaper(paper: Paper): Promise<Buffer> {
  const { doc, options, tokens, left, textWidth, height } = paper
  const pages = doc.bufferedPageRange().count
  const style = { size: 8, color: tokens.ink.note, width: textWidth }
  for (let page = 0; page < pages; page++) {
    if (paper.bare.has(page)) continue
    doc.switchToPage(page)
    const write = (text: string, y: number, align: 'start' | 'end', width: number) => {
      const [line] = linesOf(doc, text, { ...style, width })
      if (line)
        drawLine(doc, line, {
          ...style,
          width,
          x: align === 'end' ? left + textWidth - width : left,
          y,
          align,
        })
    }
    artifact(
      paper,
      () => {
        write(options.author, height - 44, 'start', textWidth * 0.35)
        write(options.title, 28, 'end', textWidth)
        write(`${page + 1} of ${pages}`, height - 44, 'end', 80)
      },
      'Pagination',
    )
  }
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.end()
  await end
  return Buffer.concat(chunks)
}
