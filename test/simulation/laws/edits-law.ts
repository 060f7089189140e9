import type { Item } from '../../../functions/data/table/table-access'
import { agentView } from '../../../functions/itineraries/view/view'
import { sameValue } from '../../../web/trip/edits/trip-edits'
import { fieldValue } from '../../../web/trip/edits/trip-fields'
import { storedTrip } from '../stored'
import type { Judged, Law, Written } from './law'

/** What only an agent's word changes; stays and currency move the rest. */
const fields = [
  'name',
  'discount',
  'customPriceAdjustment',
  'customPriceAdjustmentFee',
  'rates.land',
  'xfsm',
]

/** Changes whose very purpose is to change them. */
const rewriting = /^(restored version|changeCurrency)/

/**
 * Nobody's words are lost: an edit is stored on top of the very version that its writer saw, as it
 * was written, and changes nothing that it does not name; nothing else changes what agents wrote.
 */
export function editsLaw({ words }: Judged): Law {
  let written: Written[] = []
  const entries = new Map<string, Item>()
  return {
    hear({ before, after }) {
      if (after?.sk === 'ITINERARY') written.push({ before, after })
      if (String(after?.sk).startsWith('HISTORY#'))
        entries.set(`${after?.pk} ${after?.version}`, after ?? {})
    },
    broken() {
      const now = written
      written = []
      const found = now.flatMap(brokenBy)
      entries.clear()
      return found
    },
  }

  function brokenBy({ before, after }: Written): string[] {
    if (before === undefined || after === undefined) return []
    const entry = entries.get(`${after.pk} ${after.version}`)
    const action = String(entry?.action)
    if (rewriting.test(action)) return []
    const word = action === 'edited' ? words.edits.get(String(entry?.requestId)) : undefined
    const told = (what: string) => `${after.id} version ${after.version}: ${what}`
    if (action === 'edited' && word === undefined) return [told('edited, and nobody asked for it')]
    const isStale = word?.version !== undefined && word.version !== before.version
    if (isStale) return [told(`edited from version ${word.version}`)]
    const [was, is] = [before, after].map((item) => agentView(storedTrip(item), new Date(0)))
    if (was === undefined || is === undefined) return []
    const named = Object.entries(word?.edits ?? {})
    return [
      ...named.flatMap(([path, { to }]) =>
        sameValue(fieldValue(is, path), to) ? [] : [told(`${path} is not as it was asked`)],
      ),
      ...fields.flatMap((path) => {
        const isNamed = named.some(([one]) => one === path)
        return isNamed || sameValue(fieldValue(was, path), fieldValue(is, path))
          ? []
          : [told(`${action} changes ${path}`)]
      }),
    ]
  }
}
