/**
 * Every token of the design, as values. The theme turns them into MUI's palette and into CSS
 * variables; an agency's own colours replace some of them (agency-tokens.ts). Contrast figures are
 * in the design notes and tested.
 */
export const tokens = {
  forest: {
    950: '#0B231B',
    900: '#0F2D23',
    800: '#153B2F',
    700: '#1B4A3B',
    600: '#28614F',
    500: '#3D7C67',
    400: '#6BA18E',
    300: '#9DC2B2',
    200: '#C6DDD2',
    100: '#DFEDE6',
    50: '#EFF5F1',
  },
  /** 600 carries white text; 400 stands on forest only. */
  ember: {
    700: '#9E4206',
    600: '#BD5108',
    500: '#D9681A',
    400: '#F29550',
    200: '#F8CFA9',
    100: '#FBE7D5',
    50: '#FDF4EC',
    on: '#FFFFFF',
  },
  ground: {
    paper: '#FAF7F1',
    card: '#FFFFFF',
    soft: '#FCFAF6',
    sand: '#F3EEE4',
    sand2: '#EAE3D6',
    line: '#E5DDCF',
    line2: '#D3C9B8',
    field: '#938A79',
  },
  ink: { main: '#16231D', second: '#47544D', note: '#5F6A64', off: '#6E6A60' },
  /** Text on its ground. */
  meaning: {
    ok: { main: '#226843', ground: '#E3F1E8' },
    warn: { main: '#845500', ground: '#FDF1D3' },
    bad: { main: '#AE2619', ground: '#FCEAE6' },
    info: { main: '#1D5C88', ground: '#E4EFF7' },
    violet: { main: '#634690', ground: '#EFEAF7' },
  },
  /**
   * Six stay colours in order of the journey: band, pin, calendar nights and drawer card share
   * them.
   */
  stay: {
    1: { main: '#2B6A8F', tint: '#E1EEF5' },
    2: { main: '#23776A', tint: '#DCF0EB' },
    3: { main: '#5F7120', tint: '#EDF1D8' },
    4: { main: '#98591A', tint: '#F9EBD9' },
    5: { main: '#A3412F', tint: '#F9E5DF' },
    6: { main: '#66508F', tint: '#EDE8F5' },
  },
  radius: { control: '8px', field: '10px', card: '12px', drawer: '16px', chip: '99px' },
  shadow: {
    card: '0 1px 2px rgba(30,40,30,.07),0 0 0 1px rgba(60,50,30,.045)',
    lifted:
      '0 2px 4px rgba(40,40,25,.04),0 8px 24px -8px rgba(40,45,30,.14),0 0 0 1px rgba(60,50,30,.035)',
    floating:
      '0 4px 10px rgba(25,35,25,.06),0 24px 56px -16px rgba(20,40,28,.30),0 0 0 1px rgba(60,50,30,.05)',
  },
  /** Hover and press; switches and figures; drawers, dialogs, popovers; pictures on hover. */
  pace: {
    hover: '120ms',
    switch: '200ms',
    drawer: '320ms',
    picture: '600ms',
    ease: 'cubic-bezier(.2,.7,.2,1)',
  },
  fontFamily: '"Figtree Variable",Figtree,system-ui,sans-serif',
} as const

type Widen<T> = T extends string ? string : { readonly [Key in keyof T]: Widen<T[Key]> }

/** The shape of the tokens, with any values. */
export type Tokens = Widen<typeof tokens>
export type Forest = Tokens['forest']
export type Ember = Tokens['ember']
export type Ground = Tokens['ground']
