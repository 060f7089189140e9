/**
 * Where a running local product leaves its place, below its data folder (infra/operate/place.ts).
 */
export const placeFile = 'place.json'

/** The parameter in which a deployed stage tells its place. */
export const placeParameter = (stage: string): string => `/tembea/${stage}/place`

/** How many deployments `npm run rollback` can take back. */
export const releasesKept = 5

/** The rules by which SES takes in a stage's mails. */
export const receiptRulesName = (stage: string): string => `tembea-${stage}`

/** The parameter that tells of the last deployments (infra/operate/versions.ts), in JSON. */
export const releasesParameter = (stage: string): string => `/tembea/${stage}/releases`
