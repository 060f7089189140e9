import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createGzip } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import { marshallOptions } from '../../../functions/data/table/document-client'
import type { Item } from '../../../functions/data/table/table-access'

/** Writes items in the format of DynamoDB's exports: one JSON object a line, zipped. */
export async function writeExportFile(file: string, items: Iterable<Item>): Promise<void> {
  const zip = createGzip({ level: 1 })
  const done = once(zip.pipe(createWriteStream(file)), 'finish')
  let lines = ''
  for (const item of items) {
    lines += `${exportLine(item)}\n`
    if (lines.length < 1_000_000) continue
    if (!zip.write(lines)) await once(zip, 'drain')
    lines = ''
  }
  zip.end(lines)
  await done
}

/** `{"Item":{"pk":{"S":"…"}}}`, binary values in base64. */
export const exportLine = (item: Item): string =>
  JSON.stringify({ Item: marshall(item, marshallOptions) }, function (this: Record<string, unknown>, name, value) {
    const raw = this[name] // a Buffer has made itself JSON by now
    return raw instanceof Uint8Array ? Buffer.from(raw).toString('base64') : value
  })
