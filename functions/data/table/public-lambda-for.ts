import type { Route } from '#shared/api/contract'
import { type HttpLambda, httpLambda } from '../../runtime/http-lambda'
import type { UseCase } from '../../runtime/use-case'
import { refreshConfiguration } from '../config/configuration-store'
import { type MakersOf, makeDeps } from './makers'
import { theTable } from './the-table'

/**
 * The Lambda handler of a use case that asks nobody who they are; one that touches no table uses
 * runtime's httpLambda.
 */
export const publicLambdaFor = <R extends Route, D>(
  useCase: UseCase<R, D>,
  makers: MakersOf<D>,
): HttpLambda =>
  httpLambda(useCase, {
    deps: () => makeDeps<D>(makers, theTable()),
    prepare: () => refreshConfiguration(),
  })
