import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { ifMatchOf } from '../../runtime/parse-request'

/** The version that the caller has seen, for actions that may be asked for without having seen one. */
export const optionalIfMatch = (event: APIGatewayProxyEventV2): number | undefined =>
  event.headers['if-match'] === undefined ? undefined : ifMatchOf(event)
