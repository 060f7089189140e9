/** A box on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface PlaceOptions {
  readonly anchor: Box
  readonly tip: { readonly width: number; readonly height: number }
  readonly screen: { readonly width: number; readonly height: number }
}

const gap = 6
const edge = 8

/** Where a tip stands: centred above its anchor, below it where there is no room above, never past the screen's edge. */
export function tipPlace({ anchor, tip, screen }: PlaceOptions): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  const above = anchor.top - gap - tip.height
  return {
    left: Math.max(edge, Math.min(centred, screen.width - edge - tip.width)),
    top: above >= edge ? above : anchor.top + anchor.height + gap,
  }
}
