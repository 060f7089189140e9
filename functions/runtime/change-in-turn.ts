import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { onceMore } from './backoff'
import { optionalIfMatchOf } from './parse-request'

/**
 * Runs a change that met another one again, on what is there then: only a caller who says which
 * version they have seen wants to hear of the other one.
 */
export const changeInTurn = <T>(
  event: APIGatewayProxyEventV2,
  run: () => Promise<T>,
): Promise<T> =>
  optionalIfMatchOf(event) === undefined ? onceMore(['record.changed'], run) : run()
