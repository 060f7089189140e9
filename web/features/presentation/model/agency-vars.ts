import type { CSSProperties } from 'react'
import type { PresentationView } from '#shared/api/presentation-shapes'
import { agencyTokens } from '#shared/theme/agency-tokens'

/**
 * The agency's colors and font for everything within an element, whoever's look the page around it
 * has.
 */
export function agencyVars({ agencyCode, theme }: PresentationView['agency']): CSSProperties {
  const { forest, ember, ground, fontFamily } = agencyTokens(agencyCode, theme)
  const ramps = Object.entries({ forest, ember, ground }).flatMap(([name, ramp]) =>
    Object.entries(ramp).map(([step, color]) => [`--mui-palette-${name}-${step}`, color] as const),
  )
  return {
    ...Object.fromEntries(ramps),
    '--mui-palette-background-default': ground.paper,
    '--mui-palette-background-paper': ground.card,
    '--mui-palette-divider': ground.line,
    fontFamily,
  } as CSSProperties
}
