/** What `sx` says again and again, by its name. */
export const inRow = (gap: number) => ({ display: 'flex', alignItems: 'center', gap }) as const

export const inColumn = { display: 'flex', flexDirection: 'column' } as const

export const centered = { display: 'grid', placeItems: 'center' } as const

/** Over the whole of what it stands in. */
export const cover = { position: 'absolute', inset: 0 } as const

/** One line, cut with an ellipsis. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** At most so many lines, the last one cut with an ellipsis. */
export const clampLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const

export const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const

/** A color of the palette where `sx` does not look it up, as in a shadow: `paint('ground-line2')`. */
export const paint = (color: string): string => `var(--mui-palette-${color})`

/** An inset line in place of a border, so that nothing moves when it grows. */
export const insetLine = (color = 'divider', width = 1): string => `inset 0 0 0 ${width}px ${paint(color)}`

export const radius = {
  control: 'var(--mui-radius-control)',
  field: 'var(--mui-radius-field)',
  card: 'var(--mui-radius-card)',
  drawer: 'var(--mui-radius-drawer)',
  chip: 'var(--mui-radius-chip)',
} as const
