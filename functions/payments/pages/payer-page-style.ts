import type { Tokens } from '#shared/theme/tokens'

/**
 * The style of the pages that payers see, in the colours and the font of an agency: a sheet of its
 * own, because the policy of pages allows none inside them.
 */
export const payerPageStyle = ({
  ink,
  ground,
  forest,
  ember,
  meaning,
  fontFamily,
}: Tokens): string => `
@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; src: url(/fonts/figtree-latin-wght-normal.woff2) format('woff2'); }
:root { color-scheme: light; --ink: ${ink.main}; --ink2: ${ink.second}; --line: ${ground.line}; --forest: ${forest[700]}; --sand: ${ground.sand}; --field: ${ground.field}; }
* { box-sizing: border-box; }
body { margin: 0; background: ${ground.paper}; color: var(--ink); font: 16px/1.5 ${fontFamily}; }
header { background: var(--forest); color: #fff; font-size: 20px; font-weight: 600; }
header > img { display: block; width: 100%; height: 220px; object-fit: cover; }
header p { max-width: 460px; margin: 0 auto; padding: 15px 20px; overflow-wrap: anywhere; }
header p img { display: block; height: 40px; }
main { max-width: 460px; margin: 0 auto; padding: 30px 20px 60px; }
header + main { padding-top: 15px; }
h1 { font-size: 24px; line-height: 30px; letter-spacing: -0.01em; margin: 20px 0; overflow-wrap: anywhere; }
.test { background: #f6e3c8; border-radius: 8px; padding: 8px 12px; margin: 0; font-size: 14px; }
dl { margin: 0 0 20px; }
dl div { display: flex; justify-content: space-between; gap: 20px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dt { flex: none; }
dd { margin: 0; min-width: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.total { font-weight: 600; }
form { background: #fff; border-radius: 12px; padding: 20px; box-shadow: 0 1px 2px #16231d1a; display: grid; gap: 15px; }
label { display: grid; gap: 5px; font-weight: 500; font-size: 14px; }
input { font: inherit; padding: 10px 12px; border: 1px solid var(--field); border-radius: 8px; width: 100%; background: #fff; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 15px; }
h2 { font-size: 17px; line-height: 24px; margin: 0; }
h1 + .when { margin: -15px 0 20px; color: var(--ink2); }
form p { margin: 0; }
form.ways { background: none; border-radius: 0; padding: 0; box-shadow: none; margin: 25px 0 20px; gap: 10px; }
button.quiet { background: #fff; color: var(--forest); border: 1px solid var(--field); }
button { font: inherit; font-weight: 600; color: #fff; background: var(--forest); border: 0; border-radius: 8px; padding: 12px; cursor: pointer; }
button.way { display: grid; grid-template-columns: 1fr auto; gap: 2px 15px; text-align: left; padding: 12px 16px; }
button.way { background: ${ember[600]}; color: ${ember.on}; }
button.way:hover { background: ${ember[700]}; }
.way + button.way { background: #fff; color: var(--forest); border: 1px solid var(--field); }
.way + button.way:hover { background: ${forest[50]}; }
.way small { grid-column: 1 / -1; font-weight: 400; font-size: 14px; line-height: 20px; }
.way b { font-weight: 600; font-variant-numeric: tabular-nums; }
details { border: 1px solid var(--line); border-radius: 8px; padding: 0 16px; margin: 20px 0; background: #fff; }
summary { cursor: pointer; padding: 12px 0; font-weight: 600; color: var(--forest); }
details p { margin: 0 0 5px; }
details dl { margin: 0 0 10px; }
details div:last-child { border-bottom: 0; }
.late { color: ${meaning.bad.main}; font-weight: 600; }
.quiet { color: var(--ink2); font-size: 14px; }
:focus-visible { outline: 2px solid ${forest[600]}; outline-offset: 2px; border-radius: 4px; }
a { color: var(--forest); overflow-wrap: anywhere; }
.said, .done { background: ${meaning.bad.ground}; border-radius: 8px; padding: 12px 16px; }
.paid { background: ${meaning.ok.ground}; color: ${meaning.ok.main}; font-weight: 600; }
.processing { background: ${meaning.info.ground}; }
.closed, .wait { background: var(--sand); }
table { width: 100%; font-size: 14px; color: var(--ink2); border-collapse: collapse; }
caption { text-align: left; padding: 10px 0 5px; font-weight: 600; }
td { padding: 3px 0; }
code { font: 13px/1.5 ui-monospace, monospace; }
`
