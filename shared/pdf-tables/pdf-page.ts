/** A rectangle of a page, points from its top left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A text as a page draws it. */
export interface PdfText extends Box {
  readonly text: string
  /** Of its letters' feet, from the page's top. */
  readonly baseline: number
  /** Height of its letters. */
  readonly size: number
}

/** A drawn line, or an edge of a drawn rectangle. */
export interface Rule {
  readonly isAcross: boolean
  /** From the top where it runs across, else from the left. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/** What a page of a PDF has, with the places. */
export interface PdfPage {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly texts: readonly PdfText[]
  readonly rules: readonly Rule[]
  /** It has a picture, which may hold words that nobody can read from it. */
  readonly hasPicture: boolean
  /** Words that don't run across the page, which aren't read. */
  readonly turned: readonly string[]
}
