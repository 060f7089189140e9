import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createGzip } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { Item } from '../../../functions/data/table-access'

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
export function exportLine(item: Item): string {
  return JSON.stringify(
    { Item: marshall(item, { removeUndefinedValues: true }) },
    function (this: unknown, key, value) {
      const raw: unknown = typeof this === 'object' && this !== null ? Reflect.get(this, key) : undefined
      return raw instanceof Uint8Array ? Buffer.from(raw).toString('base64') : value
    },
  )
}
