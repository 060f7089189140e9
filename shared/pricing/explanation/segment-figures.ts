/** Figures of a segment, with their names on screen. */
export const segmentFigureNames = { cost: 'Cost', dmcSell: 'DMC sell', sell: 'Sell' } as const
export type SegmentFigure = keyof typeof segmentFigureNames

/** Path of a segment's figure, such as `segments.s1.sell`. */
export const segmentFigurePath = (segmentId: string, figure: SegmentFigure): string =>
  `segments.${segmentId}.${figure}`

/**
 * The segment and figure of a path like `segments.s1.sell`; ids may contain points. Undefined when
 * it is none.
 */
export function segmentFigureOf(
  path: string,
): { segmentId: string; figure: SegmentFigure } | undefined {
  const match = /^segments\.(.+)\.(cost|dmcSell|sell)$/s.exec(path)
  const figure = (['cost', 'dmcSell', 'sell'] as const).find((name) => name === match?.[2])
  return match?.[1] === undefined || figure === undefined
    ? undefined
    : { segmentId: match[1], figure }
}
