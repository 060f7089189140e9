import type { PresentationView } from '#shared/api/presentation-shapes'

/** Most pictures of one stay. */
const maxOfStay = 3
/**
 * Most pictures of all stays. A drawing takes some 25 ms of processor and a photograph more, and
 * whoever turns over a hundred pages looks at none of four hundred.
 */
export const maxOfTrip = 60

/**
 * A trip with the pictures that its paper shows: up to three a stay, and fewer of each the more
 * stays there are. Stays after the sixtieth have none.
 */
export function withPrintedPictures(view: PresentationView): PresentationView {
  const count = view.chapters
    .flatMap(({ parts }) => parts)
    .filter(({ pictures }) => pictures.length > 0).length
  const ofStay = Math.max(1, Math.min(maxOfStay, Math.floor(maxOfTrip / Math.max(1, count))))
  let bytesLeft = maxOfTrip
  const chapters = view.chapters.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.map((part) => {
      const pictures = part.pictures.slice(0, Math.min(ofStay, bytesLeft))
      bytesLeft -= pictures.length
      return { ...part, pictures }
    }),
  }))
  return { ...view, chapters }
}
