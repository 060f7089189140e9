import { type Arranged, isSupplierStay } from './supplier-stays'

/**
 * What stays of a trip when its camps are planned anew: no camp, no way between camps, nothing done
 * at one.
 */
export const keptWithoutRoute = <S extends Arranged>(segments: readonly S[]): S[] =>
  segments.filter((segment) => !isSupplierStay(segment) && !boundToRoute.has(segment.type))

const boundToRoute: ReadonlySet<string> = new Set([
  'road',
  'flight',
  'chartered',
  'scheduled',
  'service',
  'point',
])
