import { artifact, lead, mark, needRoom, newPage, type Paper, pageOf, within } from './paper'
import { drawLine, leadingOf, linesOf, type TextStyle, widthOf } from './text'

export interface Placed {
  /** From the left edge of the text. */
  readonly indent?: number
  readonly width?: number
  /** Room below, in points. */
  readonly after?: number
  /** Points that the last lines leave below them, for what is to stand on the same page. */
  readonly keep?: number
}

/** The style of running text, with what differs. */
export const textStyle = ({ tokens }: Paper, differs: Partial<TextStyle> = {}): TextStyle => ({
  size: 10,
  color: tokens.ink.main,
  leading: 15.5,
  ...(differs.size !== undefined && { leading: differs.size * 1.45 }),
  ...differs,
})

/**
 * Running text: a paragraph an element, which leaves no single line behind on a page or for the
 * next.
 */
export function paragraphs(
  paper: Paper,
  text: string,
  style: TextStyle,
  placed: Placed & { readonly tag?: string } = {},
): void {
  const { tag = 'P', after = 8, width = paper.textWidth - (placed.indent ?? 0), keep = 0 } = placed
  const blocks = text.split(/\n+/).filter((one) => one.trim() !== '')
  blocks.forEach((block, at) => {
    const next = blocks[at + 1]
    const last = next === undefined ? [] : linesOf(paper.doc, next, { ...style, width })
    const isShortEnd = at === blocks.length - 2 && last.length < 3
    const room =
      next === undefined ? keep : isShortEnd ? after + last.length * leadingOf(style) + keep : 0
    within(paper, tag, () => writeLines(paper, block, style, { ...placed, tag, keep: room }))
    paper.y += after
  })
}

/** Writes the lines of a text into the present element, over pages where it has to. */
export function writeLines(
  paper: Paper,
  text: string,
  style: TextStyle,
  { indent = 0, width, tag = 'P', keep = 0 }: Placed & { readonly tag?: string } = {},
): void {
  const { doc, left, textWidth, bottom } = paper
  const wide = width ?? textWidth - indent
  const [leading, lines] = [leadingOf(style), linesOf(doc, text, { ...style, width: wide })]
  for (let at = 0; at < lines.length; ) {
    const rest = lines.length - at
    const fits = Math.floor((bottom - paper.y + 0.01) / leading)
    const fitsAll = paper.y + rest * leading + keep <= bottom + 0.01 || paper.y <= paper.top
    const count = fits >= rest && fitsAll ? rest : Math.min(fits, rest - 2)
    if (count < Math.min(2, rest) && paper.y > paper.top) {
      newPage(paper)
      continue
    }
    const shownLines = lines.slice(at, at + Math.max(1, count))
    mark(paper, tag, () => {
      for (const line of shownLines) {
        drawLine(doc, line, { ...style, x: left + indent, y: paper.y, width: wide })
        paper.y += leading
      }
    })
    at += shownLines.length
  }
}

const headings = { 1: 28, 2: 19, 3: 13.5, 4: 10.5 } as const

/** A heading, kept with what follows; levels 1 and 2 are bookmarks, too. */
export function heading(
  paper: Paper,
  level: 1 | 2 | 3 | 4,
  text: string,
  placed: Placed & { readonly color?: string } = {},
): void {
  const { after = level === 1 ? 12 : 6, keep = 56, color = paper.tokens.forest[800] } = placed
  const size = headings[level]
  const style = textStyle(paper, { size, color, weight: 'bold', leading: size * 1.2 })
  const lines = linesOf(paper.doc, text, {
    ...style,
    width: placed.width ?? paper.textWidth - (placed.indent ?? 0),
  })
  needRoom(paper, lines.length * leadingOf(style) + after + keep)
  within(paper, `H${level}`, () =>
    writeLines(paper, text, style, { ...placed, tag: `H${level}`, keep: 0 }),
  )
  paper.y += after
}

/** A small line in capitals above a heading. */
export function overline(
  paper: Paper,
  text: string,
  placed: Placed & { readonly color?: string } = {},
): void {
  needRoom(paper, 100)
  const style = textStyle(paper, {
    size: 8.5,
    weight: 'bold',
    color: placed.color ?? paper.tokens.ember[700],
  })
  paragraphs(paper, text, style, { after: 3, ...placed })
}

/** A list with points. */
export function list(paper: Paper, items: readonly string[], placed: Placed = {}): void {
  const { indent = 0, after = 8 } = placed
  const style = textStyle(paper)
  within(paper, 'L', () => {
    for (const item of items) {
      needRoom(paper, leadingOf(style) * 2)
      within(paper, 'LI', () => {
        within(paper, 'Lbl', () => mark(paper, 'Lbl', () => point(paper, indent)))
        within(paper, 'LBody', () =>
          writeLines(paper, item, style, {
            ...placed,
            indent: indent + 12,
            ...(placed.width && { width: placed.width - 12 }),
            tag: 'LBody',
          }),
        )
      })
      paper.y += 2
    }
  })
  paper.y += after
}

function point(paper: Paper, indent: number): void {
  const style = { ...textStyle(paper, { color: paper.tokens.ember[600] }), width: 12 }
  for (const line of linesOf(paper.doc, '•', style))
    drawLine(paper.doc, line, { ...style, x: paper.left + indent, y: paper.y })
}

/** A line of text that leads to an address. */
export function link(
  paper: Paper,
  text: string,
  address: string,
  { indent = 0, size = 10 }: Placed & { readonly size?: number } = {},
): void {
  const style = textStyle(paper, { size, color: paper.tokens.forest[600] })
  const { doc, left, textWidth } = paper
  needRoom(paper, leadingOf(style))
  within(paper, 'P', () =>
    within(paper, 'Link', () => {
      const [line] = linesOf(doc, text, { ...style, width: textWidth - indent })
      if (line === undefined) return
      mark(paper, 'Link', () =>
        drawLine(doc, line, { ...style, x: left + indent, y: paper.y, width: textWidth - indent }),
      )
      lead(paper, {
        x: left + indent,
        y: paper.y,
        width: line.width,
        height: leadingOf(style),
        to: address,
        words: text,
      })
    }),
  )
  paper.y += leadingOf(style)
}

/** A rule over the width of the text. */
export function rule(paper: Paper, { after = 10, color = paper.tokens.ground.line2 } = {}): void {
  const { doc, left, textWidth, y } = paper
  artifact(paper, () =>
    doc
      .moveTo(left, y)
      .lineTo(left + textWidth, y)
      .lineWidth(0.6)
      .stroke(color),
  )
  paper.y += after
}

/** A bookmark that leads to the present page. */
export const bookmark = (
  { doc }: Paper,
  title: string,
  under: PDFKit.PDFOutline = doc.outline,
): PDFKit.PDFOutline => under.addItem(title, { expanded: false })

/** What contents list: where a title begins. */
export interface Entry {
  readonly title: string
  readonly level: 1 | 2
  readonly page: number
}

/** Notes a title for the contents. */
export const entryOf = (paper: Paper, title: string, level: 1 | 2): Entry => ({
  title,
  level,
  page: pageOf(paper),
})

/** Writes contents onto a page that was left for them; each line leads to its page. */
export function writeContents(paper: Paper, entries: readonly Entry[]): void {
  const { doc, tokens, left, textWidth } = paper
  within(paper, 'TOC', () => {
    for (const { title, level, page } of entries) {
      const style = textStyle(
        paper,
        level === 1 ? { weight: 'bold', size: 11 } : { color: tokens.ink.second },
      )
      const indent = level === 1 ? 0 : 16
      if (level === 1) paper.y += 5
      const wide = textWidth - indent - 40
      const lines = linesOf(doc, title, { ...style, width: wide })
      const number = String(page + 1)
      within(paper, 'TOCI', () =>
        within(paper, 'Link', () => {
          const from = paper.y
          mark(paper, 'Link', () => {
            for (const line of lines) {
              drawLine(
                doc,
                { ...line, goesOn: true },
                { ...style, x: left + indent, y: paper.y, width: wide },
              )
              paper.y += leadingOf(style)
            }
            const [line] = linesOf(doc, number, { ...style, width: 36 })
            if (line)
              drawLine(doc, line, {
                ...style,
                x: left + textWidth - 36,
                y: paper.y - leadingOf(style),
                width: 36,
                align: 'end',
              })
          })
          const end = left + indent + (lines.at(-1)?.width ?? 0) + 8
          const y = paper.y - leadingOf(style) / 2 + 3
          artifact(paper, () =>
            doc
              .moveTo(end, y)
              .lineTo(left + textWidth - widthOf(doc, number, style) - 8, y)
              .lineWidth(0.5)
              .dash(0.5, { space: 3 })
              .stroke(tokens.ground.field)
              .undash(),
          )
          lead(paper, {
            x: left,
            y: from,
            width: textWidth,
            height: paper.y - from,
            to: page,
            words: `${title}, page ${number}`,
          })
        }),
      )
    }
  })
}
