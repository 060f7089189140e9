import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError } from '#shared/errors/app-error'
import { bodyLimitBytes } from '../../runtime/parse-request'

/** The text of a body as it was sent. @throws AppError request.too-large */
export function rawBodyOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (Buffer.byteLength(text) > bodyLimitBytes)
    throw new AppError('request.too-large', { limitBytes: bodyLimitBytes })
  return text
}
