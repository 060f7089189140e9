/**
 * The CSS variable the theme creates for a token, for example `cssVar('palette-forest-700')` or
 * `cssVar('radius-card')`.
 */
export const cssVar = (path: string): string => `var(--mui-${path})`

/** The focus ring: two pixels of background, then two of forest. */
export const focusRing = `0 0 0 2px ${cssVar('palette-background-default')},0 0 0 4px ${cssVar('palette-forest-500')}`

/** An inset line instead of a border, so that nothing shifts when it gets thicker. */
export const insetLine = (color: string, width = 1): string =>
  `inset 0 0 0 ${width}px ${cssVar(color)}`
