import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** Below this many characters the headers are most of what is sent. */
const leastLength = 1_500

/**
 * The quickest levels: a tenth of a millisecond for a page of a list, which is a fifth to a tenth
 * of its size then.
 */
const encodings = {
  br: (body: string) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: string) => gzipSync(body, { level: 1 }),
} as const

/**
 * An answer as the caller can unpack it. CloudFront compresses only where it may keep answers, and
 * those of the API are never kept; letting it keep them for no time would let it give one caller's
 * answer to another who asks for the same at once.
 */
export function compressAnswer(
  answer: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers, isBase64Encoded } = answer
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one))
  if (encoding === undefined || isBase64Encoded === true || body.length < leastLength) return answer
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: encodings[encoding](body).toString('base64'),
    isBase64Encoded: true,
  }
}

/** Whether a header such as `gzip;q=0.5, br` takes an encoding: not where its weight is nothing. */
const accepts = (header = '', encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';').map((one) => one.trim().toLowerCase())
    return name === encoding && !/^q=0(\.0*)?$/.test(weight)
  })
