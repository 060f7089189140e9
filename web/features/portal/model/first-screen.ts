/** The element with a trip's first screen, which is in the portal's page before any script. */
export const firstScreenId = 'first-screen'

/** Where the trip's picture and its name go in it, as selectors. */
export const firstPlaces = { picture: '[data-picture]', name: '.name' } as const

/** What was asked for before the app was there; undefined where it was refused or is unreachable. */
export interface EarlyAnswers {
  readonly home: Promise<unknown>
  readonly trip: Promise<unknown>
}

const key = 'tembeaEarlyAnswers'

/** Hands answers over to the app, which is built apart from the script of the first screen. */
export const keepEarlyAnswers = (answers: EarlyAnswers): void => {
  Object.assign(globalThis, { [key]: answers })
}

export const earlyAnswers = (): EarlyAnswers | undefined => Reflect.get(globalThis, key)
