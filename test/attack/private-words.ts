import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { unpack } from '../../functions/data/table/packed'
import type { Realm } from './harvest'
import type { ProductTable } from './product-table'

/**
 * Ids, addresses and numbers with the agency whose records have them; those of several agencies, or
 * of what belongs to none, are everybody's: ''.
 */
export type PrivateWords = ReadonlyMap<string, Realm>

/** Shorter ones and plain words are said by many. */
const telling =
  /(?<![\w-])(?:agt|cli|itn|pay|med|dep|lbx)_[0-9a-z]{4,32}(?![\w-])|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi

/** Whose the words of a table are, by a scan of everything in it. */
export async function readPrivateWords({ client, name }: ProductTable): Promise<PrivateWords> {
  const words = new Map<string, Realm>()
  let from: Record<string, unknown> | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: from }))
    for (const item of page.Items ?? []) {
      const realm = /^AGENCY#(agy_\w+)/.exec(String(item.pk))?.[1] ?? everybodys
      for (const word of wordsIn(JSON.stringify(item, unpacked))) {
        const owner = words.get(word) ?? realm
        words.set(word, owner === realm ? owner : everybodys)
      }
    }
    from = page.LastEvaluatedKey
  } while (from !== undefined)
  return words
}

const everybodys = ''

/** What is packed as JSON is read; keys, signatures and columns of lists stay bytes. */
function unpacked(_name: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value
  try {
    return unpack(value)
  } catch {
    return undefined
  }
}

/** What in a JSON text might be private: the `n` of a line's end belongs to no word after it. */
export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.replaceAll(/\\[bfnrt]/g, ' ').match(telling) ?? [])
