import { expect, test } from 'vitest'
import { localFunctions } from '../../../infra/config/functions'
import type { Kind } from '../../../infra/config/record-kinds'
import { importsOf } from '../../architecture/imports'
import { readSources } from '../../architecture/sources'

/** What a function writes in some of its states that is built with one of these files. */
const written: Readonly<Record<string, readonly Kind[]>> = {
  // A payment's state stands in its trip, which is stored with its list, its mails and its history.
  'functions/payments/charges/change-payment': ['trips', 'payments', 'lists', 'outbox', 'audit'],
}

const sources = readSources()
const sourceOf = (path: string) => sources[`${path}.ts`] ?? sources[`${path}.tsx`]

/** The files that are run with one, its types left out. */
function filesOf(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = sourceOf(path)
  if (source === undefined || seen.has(path)) return seen
  seen.add(path)
  const code = source.replaceAll(
    /^(?:import|export) type\b[^;\n]*(?:\n {2}[^\n]*)*\n?[^\n]*$/gm,
    '',
  )
  for (const { target } of importsOf(path, code))
    if (target.kind === 'own' && target.path.startsWith('functions/')) filesOf(target.path, seen)
  return seen
}

test.each(Object.entries(written))(
  'who is built with %s may write what it writes',
  (file, kinds) => {
    const own = localFunctions().filter(({ handlerFile }) =>
      filesOf(`functions/${handlerFile}`).has(file),
    )
    expect(own.length).toBeGreaterThan(4)
    const lacking = own.flatMap(({ name, records }) => {
      const missing = kinds.filter(
        (kind) => !((records?.writes ?? []) as readonly Kind[]).includes(kind),
      )
      return missing.length === 0 ? [] : [`${name}: ${missing.join(', ')}`]
    })
    expect(lacking).toEqual([])
  },
)
