import { isOnAgencyList } from '../access/agency-lists'
import { hexOf, oklchOf, parseHex, toLinear } from './oklch'
import { type Ember, type Forest, type Ground, type Tokens, tokens } from './tokens'

/**
 * What an agency may choose (1 §3, Theme). Anything missing or unreadable keeps the product's own.
 */
export interface AgencyTheme {
  readonly primaryColour?: string | undefined
  readonly secondaryColour?: string | undefined
  readonly primaryFont?: string | undefined
  readonly backgroundColour?: string | undefined
  readonly themeType?: 'default' | 'alternative' | undefined
}

const alternative = {
  primaryColour: '#24405F',
  secondaryColour: '#8C5A16',
  backgroundColour: '#F8F7F4',
} as const satisfies AgencyTheme

/**
 * The tokens of an agency: ramps are derived in OKLCH from its colours, and lightness gives way
 * wherever text would fall below 4.5 to 1. The six stay colours and the colours of meaning stay:
 * they are read as signs, not as a brand.
 */
export function agencyTokens(agencyCode: string | undefined, chosen: AgencyTheme = {}): Tokens {
  const isAlternative =
    chosen.themeType === 'alternative' ||
    (agencyCode !== undefined && isOnAgencyList('alternativeTheme', agencyCode))
  const base: AgencyTheme = isAlternative ? alternative : {}
  const primary = colorOr(chosen.primaryColour, base.primaryColour)
  const secondary = colorOr(chosen.secondaryColour, base.secondaryColour)
  const groundColor = colorOr(chosen.backgroundColour, base.backgroundColour)
  const ground = groundColor === undefined ? tokens.ground : groundFrom(groundColor)
  const forest = primary === undefined ? tokens.forest : forestFrom(primary, ground)
  const isUntouched = primary === undefined && secondary === undefined && groundColor === undefined
  return {
    ...tokens,
    ground,
    forest,
    ember: isUntouched
      ? tokens.ember
      : emberFrom(secondary ?? tokens.ember[600], { ground, forest }),
    fontFamily: fontStackOf(chosen.primaryFont),
  }
}

const colorOr = (chosen: string | undefined, base: string | undefined): string | undefined =>
  chosen !== undefined && parseHex(chosen) !== undefined ? chosen : base

function forestFrom(primary: string, ground: Ground): Forest {
  const main = readableOn(primary, {
    grounds: ['#FFFFFF', ground.paper, ground.sand],
    towards: 'darker',
  })
  const { lightness, chroma, hue } = oklchOf(main)
  const own = oklchOf(tokens.forest[700])
  const at = (step: keyof Forest): string => {
    const reference = oklchOf(tokens.forest[step])
    const isDarker = reference.lightness < own.lightness
    return hexOf({
      lightness: isDarker
        ? lightness * (reference.lightness / own.lightness)
        : 1 - (1 - reference.lightness) * ((1 - lightness) / (1 - own.lightness)),
      chroma: chroma * (reference.chroma / own.chroma),
      hue,
    })
  }
  const dark = (step: keyof Forest) =>
    readableOn(at(step), { grounds: ['#FFFFFF'], towards: 'darker' })
  const tint = (step: keyof Forest) =>
    readableOn(at(step), { grounds: [dark(800), main], towards: 'lighter' })
  return {
    950: dark(950),
    900: dark(900),
    800: dark(800),
    700: main,
    600: readableOn(at(600), { grounds: ['#FFFFFF', tint(100)], towards: 'darker' }),
    500: readableOn(at(500), { grounds: ['#FFFFFF', ground.paper], towards: 'darker', ratio: 3 }),
    400: at(400),
    300: at(300),
    200: tint(200),
    100: tint(100),
    50: tint(50),
  }
}

function emberFrom(
  secondary: string,
  { ground, forest }: { ground: Ground; forest: Forest },
): Ember {
  const wantedColor = oklchOf(secondary)
  const darkerSecondary = readableOn(secondary, { grounds: ['#FFFFFF'], towards: 'darker' })
  // Past a quarter of the scale the brand is no longer itself: a light colour keeps its hue and
  // takes dark text.
  const keepsWhiteText = wantedColor.lightness - oklchOf(darkerSecondary).lightness <= 0.25
  const main = keepsWhiteText
    ? darkerSecondary
    : readableOn(secondary, { grounds: [tokens.ink.main], towards: 'lighter' })
  const { chroma, hue } = oklchOf(main)
  const tint = (lightness: number, share: number) =>
    hexOf({ lightness, chroma: chroma * share, hue })
  const on = keepsWhiteText ? '#FFFFFF' : tokens.ink.main
  const deeper = hexOf({ lightness: oklchOf(main).lightness - 0.08, chroma, hue })
  return {
    700: readableOn(deeper, {
      grounds: [ground.paper, ground.sand, tint(0.97, 0.12)],
      towards: 'darker',
    }),
    600: main,
    500: tint(Math.min(0.66, oklchOf(main).lightness + 0.08), 1.1),
    400: readableOn(tint(0.76, 1), { grounds: [forest[800], forest[900]], towards: 'lighter' }),
    200: tint(0.88, 0.5),
    100: tint(0.94, 0.25),
    50: tint(0.97, 0.12),
    on:
      contrast(on, main) >= readable
        ? on
        : contrast('#FFFFFF', main) >= readable
          ? '#FFFFFF'
          : '#000000',
  }
}

function groundFrom(color: string): Ground {
  const paper = readableOn(color, {
    grounds: [tokens.ink.note, tokens.meaning.bad.main],
    towards: 'lighter',
    ratio: 5,
  })
  const { lightness, chroma, hue } = oklchOf(paper)
  const below = (depth: number, share: number) =>
    hexOf({ lightness: lightness - depth, chroma: chroma * share, hue })
  const sand = readableOn(below(0.025, 1.6), { grounds: [tokens.ink.note], towards: 'lighter' })
  return {
    paper,
    card: tokens.ground.card,
    soft: hexOf({ lightness: (lightness + 1) / 2, chroma: chroma / 2, hue }),
    sand,
    sand2: below(0.06, 2.2),
    line: below(0.08, 2.4),
    line2: below(0.14, 3),
    field: readableOn(below(0.35, 3), {
      grounds: [tokens.ground.card],
      towards: 'darker',
      ratio: 3,
    }),
  }
}

/** Contrast ratio of two hex colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Body text and its ground must reach this ratio at level AA. */
const readable = 4.5

/**
 * The colour nearest to `color` that reaches `ratio` on every one of the grounds, found by moving
 * its lightness one way. The end of the scale (black or white) when nothing nearer does.
 */
function readableOn(
  color: string,
  {
    grounds,
    towards,
    ratio = readable,
  }: { grounds: readonly string[]; towards: 'darker' | 'lighter'; ratio?: number },
): string {
  const { lightness, chroma, hue } = oklchOf(color)
  const step = towards === 'darker' ? -0.005 : 0.005
  for (let at = lightness; at >= 0 && at <= 1; at += step) {
    const candidate = hexOf({ lightness: at, chroma, hue })
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return towards === 'darker' ? '#000000' : '#FFFFFF'
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0]
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/**
 * Fonts an agency may choose (1 §9). All but our own must be on the reader's machine: no font comes
 * from outside.
 */
const stacks = new Map([
  ['sofia-pro', `"Sofia Pro",sofia-pro,${tokens.fontFamily}`],
  ['sofia-pro-soft', `"Sofia Pro Soft",sofia-pro-soft,${tokens.fontFamily}`],
  ['arial', 'Arial,Helvetica,sans-serif'],
  ['georgia', 'Georgia,"Times New Roman",serif'],
  ['helvetica', 'Helvetica,Arial,sans-serif'],
  ['palatino linotype', '"Palatino Linotype",Palatino,serif'],
  ['tahoma', 'Tahoma,Geneva,sans-serif'],
  ['times new roman', '"Times New Roman",Times,serif'],
  ['trebuchet ms', '"Trebuchet MS",Tahoma,sans-serif'],
  ['verdana', 'Verdana,Geneva,sans-serif'],
])

/**
 * The CSS font stack of a chosen font name; the product's own for any other name, so that no free
 * text reaches CSS.
 */
function fontStackOf(name: string | undefined): string {
  return stacks.get(name?.trim().toLowerCase() ?? '') ?? tokens.fontFamily
}
