import { beforeAll, expect, test } from 'vitest'
import { type MadeStack, stacksOf } from './stacks-of'

/**
 * Minutes that CloudFormation takes for a change of all of a stack, on paper: what is slow in each.
 * Nobody has measured them on AWS yet.
 */
const minutes: Readonly<Record<string, number>> = {
  // Lambda takes 15 changes a second: 342 functions, four calls each, are 1.5; then 5 of canary.
  Routes: 8,
  Jobs: 3,
  Web: 5, // CloudFront tells all its places
  Pages: 4, // files, then pages and an invalidation
}
const others = 1
/** Installing, building the app and the bundles, synthesising; then uploading the bundles that changed. */
const beforehand = 4

const kindOf = ({ stackName }: MadeStack) => stackName.split('-')[2] ?? ''
const ownMinutes = (stack: MadeStack) => minutes[kindOf(stack)] ?? others

let prod: ReturnType<typeof stacksOf>
beforeAll(() => {
  prod = stacksOf('prod')
}, 600_000)

test('a full deployment of prod takes at most 25 minutes by calculation: the longest chain of stacks, since all others go beside it', () => {
  const known = new Map<string, number>()
  const endOf = (stack: MadeStack): number => {
    const end =
      known.get(stack.stackName) ??
      ownMinutes(stack) + Math.max(0, ...stack.dependencies.map(endOf))
    known.set(stack.stackName, end)
    return end
  }
  const total = beforehand + Math.max(...Object.values(prod.stacks).flat().map(endOf))
  expect(total).toBeGreaterThan(15)
  expect(total).toBeLessThanOrEqual(25)
})

test('canaries of all routes go at once: no stack of routes waits for another', () => {
  const routeStacks = new Set(prod.stacks.routeStacks)
  expect(
    prod.stacks.routeStacks.flatMap(({ dependencies }) =>
      dependencies.filter((one) => routeStacks.has(one)),
    ),
  ).toEqual([])
})
