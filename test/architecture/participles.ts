/** Past participles that do not end in -ed. */
const irregular = new Set(
  `begun bound bought broken brought built caught chosen cut done drawn felt found given gone grown
  heard held hidden kept known laid led left lost made meant met paid put read rung said seen sent
  set shown sold sought spent spread stolen struck taken taught thought told torn thrown understood
  won worn written`.split(/\s+/),
)

const nouns = new Set(['bed', 'embed', 'exceed', 'feed', 'id', 'need', 'red', 'seed', 'speed'])

/**
 * Whether a name is nothing but a participle, which leaves open what it is that was `found` or
 * `kept` (design/voice.md).
 */
export const isParticiple = (name: string): boolean =>
  irregular.has(name) || (/^[a-z]+ed$/.test(name) && !nouns.has(name))
