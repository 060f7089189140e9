import { type AgencyTheme, agencyTokens, contrast } from './agency-tokens'
import { parseHex } from './oklch'
import { tokens } from './tokens'

export type ThemeColor = 'primaryColour' | 'secondaryColour' | 'backgroundColour'

/** A chosen color with which some text could not be read, and the nearest with which all can. */
export interface ColorAdvice {
  readonly field: ThemeColor
  /** The least contrast of what stands on it, or of it on what it stands on, by WCAG 2. */
  readonly ratio: number
  /** What level AA asks for. */
  readonly needed: number
  readonly proposed: string
}

const readable = 4.5

/**
 * Advice for the colors that an agency chose. The product never shows an unreadable one: it uses
 * what is proposed here, so that a lead agent who takes the advice sees no difference between what
 * they chose and what clients see.
 */
export function adviseColors(theme: AgencyTheme, agencyCode?: string): ColorAdvice[] {
  const { forest, ember, ground } = agencyTokens(agencyCode, theme)
  const colorUses = [
    {
      field: 'primaryColour',
      proposed: forest[700],
      beside: ['#FFFFFF', ground.paper, ground.sand],
    },
    { field: 'secondaryColour', proposed: ember[600], beside: [ember.on] },
    {
      field: 'backgroundColour',
      proposed: ground.paper,
      beside: [tokens.ink.note, tokens.meaning.bad.main],
    },
  ] as const
  return colorUses.flatMap(({ field, proposed, beside }) => {
    const chosenColor = theme[field]
    if (chosenColor === undefined || parseHex(chosenColor) === undefined) return []
    const ratio = Math.min(...beside.map((other) => contrast(chosenColor, other)))
    return ratio >= readable ? [] : [{ field, ratio, needed: readable, proposed }]
  })
}
