import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LinkSecret, secretsOf } from './link-secrets'

/** Reads mails as whoever gets them: each once. */
export function mailbag(dataFolder: string) {
  const folder = join(dataFolder, 'mail')
  const seen = new Set<string>()
  return {
    /** The secrets of the mails that have come since it was last asked. */
    secrets(): LinkSecret[] {
      if (!existsSync(folder)) return []
      const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !seen.has(name))
      for (const name of names) seen.add(name)
      return names.flatMap((name) => secretsIn(readFileSync(join(folder, name), 'utf8')))
    },
  }
}

function secretsIn(mail: string): LinkSecret[] {
  const addresses = [...new Set(mail.match(/https?:\/\/[^\s"'<>\\)]+/g) ?? [])]
  const codes = mail.match(/\b\d{6}\b/g) ?? []
  return [
    ...addresses.flatMap(secretsOf),
    ...codes.map((code) => ({ field: 'code', secret: code })),
  ]
}
