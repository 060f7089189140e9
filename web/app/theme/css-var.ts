/** The CSS variable that the theme makes of a token, as in `cssVar('palette-forest-700')` or `cssVar('radius-card')`. */
export const cssVar = (path: string): string => `var(--mui-${path})`

/** The focus ring: two pixels of ground, then two of forest. */
export const focusRing = `0 0 0 2px ${cssVar('palette-background-default')},0 0 0 4px ${cssVar('palette-forest-500')}`

/** An inset line in place of a border, so that nothing moves when it grows. */
export const insetLine = (color: string, width = 1): string => `inset 0 0 0 ${width}px ${cssVar(color)}`
