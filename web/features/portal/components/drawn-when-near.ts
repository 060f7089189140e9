/**
 * Styles of a card below the first screen: laid out when one scrolls near it, and on paper.
 * @param height - about how high it is, in pixels
 */
export const drawnWhenNear = (height: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    '@media print': { contentVisibility: 'visible' },
  }) as const
