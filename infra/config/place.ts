/**
 * Where a running local product leaves its place, below its data folder (infra/operate/place.ts).
 */
export const placeFile = 'place.json'

/** The parameter in which a deployed stage tells its place. */
export const placeParameter = (stage: string): string => `/tembea/${stage}/place`

/** The parameter with the starts of the last deployments, newest first, as a list in JSON. */
export const releasesParameter = (stage: string): string => `/tembea/${stage}/releases`
