interface Dragged {
  /** Where in the window it is, and where in the window it was taken: pixels from the top. */
  readonly y: number
  readonly from: number
  readonly height: number
}

/** Pixels from the top or the foot of a window where a drag begins to scroll its page. */
const margin = 90
/** Pixels of a frame at the very edge, and beyond it. */
const fastest = 10

/**
 * By how many pixels a page is scrolled in a frame while something is dragged: up is below 0. Only the way it is dragged, so
 * that what is taken near the foot of a window and pulled up stays where it is.
 */
export function dragScroll({ y, from, height }: Dragged): number {
  if (y < from) return 0 - stepAt(margin - y)
  return y > from ? stepAt(y - (height - margin)) : 0
}

const stepAt = (depth: number): number => Math.ceil(fastest * Math.min(1, Math.max(0, depth) / margin))
