import { createHash, createHmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import { environmentCredentials } from './environment-credentials'

export const awsRegion = (): string => process.env.AWS_REGION ?? 'us-east-1'

/** Signs requests to an AWS service with the credentials of the environment, in place of a whole client. */
export function awsSigner(service: 's3' | 'sqs' | 'dynamodb' | 'ses'): SignatureV4 {
  const options = { service, region: awsRegion(), sha256: Sha256, uriEscapePath: service !== 's3' }
  return new SignatureV4({ ...options, credentials: environmentCredentials })
}

/** The hash that signing asks for, by Node's own. */
class Sha256 {
  readonly #hash
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data))
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data)
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data)
}
