import { createHash } from 'node:crypto'
import type { Route } from '#shared/api/contract'

/**
 * How many stacks the routes are spread over. Another number would move nearly every route: a stack
 * that is full gives single routes away instead (RUNBOOK.md, "Move a route").
 */
export const routeStackCount = 20

/** What a route is to AWS, whatever the contract calls it and its variables. */
export type RouteAddress = Pick<Route, 'method' | 'path'>

/** A method and a path without the names of its variables, as in `GET /api/Camps/{}`. */
export const routeKeyOf = ({ method, path }: RouteAddress): string =>
  `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`

/** What a route's resources are called in its stack: neither its name nor its domain is in it. */
export const routeIdOf = (route: RouteAddress): string =>
  routeKeyOf(route)
    .replace(/^(\w)(\w+)/, (_, first: string, others: string) => first + others.toLowerCase())
    .replaceAll(' ', '-')
    .replaceAll('/', '.')

/**
 * How far the move of a route to another stack has come: RUNBOOK.md says what each step is for. A
 * route that has arrived stays listed.
 */
export interface Move {
  readonly to: number
  readonly step: 'copied' | 'switched' | 'arrived'
}

/** Routes that are in another stack than their hash says, by their key. */
export type Moves = Readonly<Record<string, Move>>

/** A route in a stack, and the method that the gateway sends there. */
export interface PlacedRoute {
  readonly route: Route
  /** `ANY` while it moves: the gateway prefers the route of the method itself, where there is one. */
  readonly method: Route['method'] | 'ANY'
}

/** The stack that a route's hash says. */
export const stackByHash = (route: RouteAddress): number =>
  createHash('sha256').update(routeKeyOf(route)).digest().readUInt32BE() % routeStackCount

/**
 * The routes of each stack.
 * @throws Error for a move of a route that nobody has, or to a stack that is not there
 */
export function routesByStack(routes: readonly Route[], moves: Moves): readonly PlacedRoute[][] {
  const stacks: PlacedRoute[][] = Array.from({ length: routeStackCount }, () => [])
  const unknown = new Map(Object.entries(moves))
  for (const route of routes) {
    const key = routeKeyOf(route)
    const move = moves[key]
    unknown.delete(key)
    const own = { route, method: route.method }
    if (move === undefined || move.step === 'copied') stacks[stackByHash(route)]?.push(own)
    if (move !== undefined) {
      const target = stacks[move.to]
      if (target === undefined) throw new Error(`${key} cannot move: there is no stack ${move.to}.`)
      target.push(move.step === 'arrived' ? own : { route, method: 'ANY' })
    }
  }
  if (unknown.size > 0) throw new Error(`No route is called ${[...unknown.keys()].join(', ')}.`)
  return stacks
}
