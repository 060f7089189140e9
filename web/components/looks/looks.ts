/** Shared `sx` fragments. */
export const inRow = (gap: number) => ({ display: 'flex', alignItems: 'center', gap }) as const

export const inColumn = { display: 'flex', flexDirection: 'column' } as const

export const centeredLook = { display: 'grid', placeItems: 'center' } as const

/** Covers its positioned parent. */
export const cover = { position: 'absolute', inset: 0 } as const

/** One line, truncated with an ellipsis. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** At most so many lines, then an ellipsis. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const

export const underlineLook = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const

/**
 * A palette color as a CSS variable, for places where `sx` doesn't look it up, such as shadows:
 * `paint('ground-line2')`.
 */
export const paint = (color: string): string => `var(--mui-palette-${color})`

/** An inset line instead of a border, so that nothing shifts when it gets thicker. */
export const insetLine = (color = 'divider', width = 1): string =>
  `inset 0 0 0 ${width}px ${paint(color)}`

export const radius = {
  control: 'var(--mui-radius-control)',
  field: 'var(--mui-radius-field)',
  card: 'var(--mui-radius-card)',
  drawer: 'var(--mui-radius-drawer)',
  chip: 'var(--mui-radius-chip)',
} as const

/** The ground of a card. */
export const card = {
  borderRadius: radius.card,
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const

export const notPrinted = { '@media print': { display: 'none' } } as const
