import type { CallOf, ReplyOf } from '#shared/api/contract'
import type { RouteName, Routes } from '#shared/api/routes'

/**
 * Every route by address, for example `GET /api/Camps`. Types only: the contract's schemas never
 * reach the browser.
 */
export type RouteTable = {
  [Name in RouteName as `${Routes[Name]['method']} ${Routes[Name]['path']}`]: Routes[Name]
}
export type Address = keyof RouteTable

/** The response of a route. */
export type Answer<A extends Address> = ReplyOf<RouteTable[A]>

/** The request of a route. */
export type Sent<A extends Address> = CallOf<RouteTable[A]>

type PartName = 'params' | 'query' | 'body'
type Absent<A extends Address> = {
  [Part in PartName]: undefined extends Sent<A>[Part] ? Part : never
}[PartName]
type MayMiss<A extends Address> = {
  // biome-ignore lint/complexity/noBannedTypes: the question is whether an empty object would do
  [Part in PartName]: {} extends Sent<A>[Part] ? Part : never
}[PartName]

export interface CallSettings<A extends Address> {
  readonly signal?: AbortSignal | undefined
  /** The record's version as last seen: sent as If-Match. */
  readonly version?: number | undefined
  readonly idempotencyKey?: string | undefined
  /** Turns off retries, for callers that show progress and retry themselves. */
  readonly once?: true
  /** Marks a POST that only reads, so that it may be retried. */
  readonly safe?: RouteTable[A] extends { readonly safe: true } ? true : never
}

/** The second argument of `api`: the parts that the route declares, and options of the call. */
export type Call<A extends Address> = CallSettings<A> & {
  readonly [Part in Exclude<PartName, Absent<A> | MayMiss<A>>]: Sent<A>[Part]
} & { readonly [Part in Exclude<MayMiss<A>, Absent<A>>]?: Sent<A>[Part] }

/** The second argument is optional if nothing in it is required. */
export type CallArguments<A extends Address> =
  Exclude<PartName, Absent<A> | MayMiss<A>> extends never ? [call?: Call<A>] : [call: Call<A>]
