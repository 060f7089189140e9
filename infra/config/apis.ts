/**
 * The HTTP APIs of a stage, by the first letter after `/api/` of the addresses that each one has.
 * One API takes 300 integrations, a quota that AWS does not raise. Everything that is not below
 * `/api/` belongs to the second one.
 */
export const apiNames = ['AtoI', 'JtoZ'] as const
export type ApiName = (typeof apiNames)[number]

/** One of something for each HTTP API. */
export type EachApi<One> = Readonly<Record<ApiName, One>>

/** Makes one of something for each HTTP API. */
export const forEachApi = <One>(make: (name: ApiName) => One): EachApi<One> => ({
  AtoI: make('AtoI'),
  JtoZ: make('JtoZ'),
})

/** The edge's function: which API has an address. The only place that decides it. */
export const apiOfAddress = `function apiOf(uri) {
  return /^\\/api\\/[a-i]/i.test(uri) ? 'AtoI' : 'JtoZ';
}`

const decide: (uri: string) => ApiName = new Function(`${apiOfAddress}\nreturn apiOf`)()

/** The API of an address or of a route's path. */
export const apiOf = (path: string): ApiName => decide(path)

/** How people call the part of the addresses that an API has. */
export const addressesOf: EachApi<string> = {
  AtoI: '/api/a to /api/i',
  JtoZ: '/api/j to /api/z, /_api, /media and /share',
}
