import { groupBy } from './group-by'
import type { RawFigure } from './read-figures'
import { isSeasonName } from './season-names'
import { isGeneric, wordsOf } from './words'

/**
 * Figures of a workbook whose sheets are camps, by their names: where a sheet has no heading for
 * its camp, or all sheets have the same, as their supplier's name.
 */
export function campsByTab(figures: readonly RawFigure[]): readonly RawFigure[] {
  const sheets = groupBy(figures, ({ table }) => table.sheet.name)
  if (sheets.size < 2) return figures
  const campsOf = (list: readonly RawFigure[]) => [...new Set(list.map(({ camp }) => camp))]
  const tabNames = new Map<string, string>()
  for (const [name, own] of sheets) {
    const tab = wordsOf(name.replaceAll('_', ' ')).rest
    const [camp, ...more] = campsOf(own)
    const isShared = [...sheets].some(
      ([other, list]) => other !== name && campsOf(list).includes(camp ?? ''),
    )
    if (isNamed(tab) && camp !== undefined && more.length === 0 && (camp === '' || isShared))
      tabNames.set(name, tab)
  }
  return figures.map((one) => {
    const camp = tabNames.get(one.table.sheet.name)
    return camp === undefined ? one : { ...one, camp }
  })
}

const isNamed = (tab: string): boolean =>
  !isGeneric(tab) &&
  !isSeasonName(tab) &&
  !/^(?:sheet|tab|blad|tabelle|feuil|hoja)\s*\d*$/i.test(tab)
