import type { PresentationPicture } from '#shared/api/presentation-shapes'
import { paragraphs, textStyle, writeLines } from './blocks'
import { artifact, newPage, type Paper, within } from './paper'
import { drawPicture, isThere, type Photos } from './pictures'
import { leadingOf, linesOf, type TextStyle } from './text'

/** What stands on a poster, one below the other: white unless its style says. */
export interface PosterText {
  readonly text: string | undefined
  readonly style: Partial<TextStyle>
  readonly after?: number
  /** The heading of its section. */
  readonly isTitle?: boolean
  /** A short ember line above it. */
  readonly hasLine?: boolean
}

interface Poster {
  readonly picture: PresentationPicture | undefined
  readonly photos: Photos
  /** What the picture shows; without it the picture is decoration. */
  readonly alt?: string
  /** Darkens the top as well, where a logo stands. */
  readonly hasLogo?: boolean
}

/** A page without margins: a picture over all of it, darkened below, where the text ends. */
export function poster(
  paper: Paper,
  { picture, photos, alt, hasLogo = false }: Poster,
  texts: readonly PosterText[],
) {
  newPage(paper, { bare: true })
  const { doc, width, height, tokens, left, textWidth, bottom, top } = paper
  artifact(paper, () => doc.rect(0, 0, width, height).fill(tokens.forest[800]))
  if (isThere(picture, photos)) {
    const box = { x: 0, y: 0, width, height }
    drawPicture(paper, picture, { box, photos, alt: alt && (picture.caption ?? alt) })
    artifact(paper, () => {
      shade(paper, { from: height * 0.38, to: height, dark: 0.94 })
      if (hasLogo) shade(paper, { from: 150, to: 0, dark: 0.6 })
    })
  }
  const shownTexts = texts.flatMap(({ text, style, after = 8, ...more }) => {
    if (!text) return []
    const look = textStyle(paper, { color: '#FFFFFF', size: 11, ...style })
    const lines = linesOf(doc, text, { ...look, width: textWidth }).length
    return [
      {
        text,
        look,
        after,
        ...more,
        height: lines * leadingOf(look) + after + (more.hasLine ? 15 : 0),
      },
    ]
  })
  paper.y = Math.max(
    top + (hasLogo ? 30 : 0),
    bottom - 30 - shownTexts.reduce((sum, one) => sum + one.height, 0),
  )
  for (const { text, look, after, isTitle, hasLine } of shownTexts) {
    const { y } = paper
    if (hasLine) artifact(paper, () => doc.rect(left, y, 44, 3).fill(tokens.ember[500]))
    if (hasLine) paper.y += 15
    if (isTitle) within(paper, 'H1', () => writeLines(paper, text, look, { tag: 'H1' }))
    else paragraphs(paper, text, look, { after: 0 })
    paper.y += after
  }
}

/** The size of a title that stands large: a long one is smaller. */
export const titleSize = ({ length }: string, largest: number): number =>
  length > 120 ? 22 : length > 50 ? Math.min(30, largest) : largest

/** Darkens what lies behind white text. */
function shade(
  { doc, width, tokens }: Paper,
  { from, to, dark }: { from: number; to: number; dark: number },
): void {
  const gradient = doc
    .linearGradient(0, from, 0, to)
    .stop(0, tokens.forest[950], 0)
    .stop(1, tokens.forest[950], dark)
  doc.rect(0, Math.min(from, to), width, Math.abs(to - from)).fill(gradient)
}
