import { strFromU8, unzipSync } from 'fflate'

/** What a sheet of a workbook shows that its values don't say; rows and columns from 0. */
export interface SheetDetails {
  readonly name: string
  readonly merged: readonly {
    readonly top: number
    readonly left: number
    readonly bottom: number
    readonly right: number
  }[]
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly number[]
  /** The number format of cells that have one with a sign, by `row column`: `0%`, `"R" #,##0`. */
  readonly formats: ReadonlyMap<string, string>
}

const maxMerged = 5_000

/**
 * Merged cells, hidden rows and columns, and formats with a percent or currency sign, for the sheets
 * that aren't hidden themselves, in the workbook's order. Empty where the file isn't a workbook's:
 * readWorkbook says what is wrong with it.
 */
export function readSheetDetails(bytes: Uint8Array): SheetDetails[] {
  const parts = unzipSync(bytes, {
    filter: ({ name }) =>
      /^xl\/(?:workbook|styles|_rels\/.*|worksheets\/[^/]+)\.(?:xml|xml\.rels)$/.test(name),
  })
  const text = (path: string) => {
    const { [path]: part } = parts
    return part === undefined ? '' : strFromU8(part)
  }
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(
      (tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')] as const,
    ),
  )
  const formats = formatsOf(text('xl/styles.xml'))
  return tags(text('xl/workbook.xml'), 'sheet').map((tag) => {
    const target = (targets.get(attribute(tag, 'r:id')) ?? '').replace(/^\/?(?:xl\/)?/, '')
    const name = decodeEntities(attribute(tag, 'name'))
    return detailsOf(name, text(`xl/${target}`), formats)
  })
}

function detailsOf(name: string, xml: string, formats: readonly string[]): SheetDetails {
  const mergedRanges = tags(xml, 'mergeCell')
    .slice(0, maxMerged)
    .flatMap((tag) => {
      const [from, to] = attribute(tag, 'ref').split(':').map(placeOf)
      return from === undefined || to === undefined
        ? []
        : [{ top: from.row, left: from.column, bottom: to.row, right: to.column }]
    })
  const isHidden = (tag: string) => /^(?:1|true)$/.test(attribute(tag, 'hidden'))
  const hiddenRows = tags(xml, 'row')
    .filter(isHidden)
    .map((tag) => Number(attribute(tag, 'r')) - 1)
  const hiddenColumns = tags(xml, 'col')
    .filter(isHidden)
    .flatMap((tag) => {
      const [min, max] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))]
      return Array.from({ length: Math.min(max - min + 1, 200) }, (_none, at) => min - 1 + at)
    })
  const signedCells = tags(xml, 'c').flatMap((tag) => {
    const format = formats[Number(attribute(tag, 's') || 0)] ?? ''
    const place = placeOf(attribute(tag, 'r'))
    return format === '' || place === undefined
      ? []
      : [[`${place.row} ${place.column}`, format] as const]
  })
  return { name, merged: mergedRanges, hiddenRows, hiddenColumns, formats: new Map(signedCells) }
}

/** The number format of each style that has a percent or currency sign, '' for the others. */
function formatsOf(xml: string): string[] {
  const own = new Map(
    tags(xml, 'numFmt').map(
      (tag) => [attribute(tag, 'numFmtId'), decodeEntities(attribute(tag, 'formatCode'))] as const,
    ),
  )
  const [, styles = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(xml) ?? []
  return tags(styles, 'xf').map((tag) => {
    const id = attribute(tag, 'numFmtId')
    const format = own.get(id) ?? (id === '9' || id === '10' ? '0%' : '')
    return /%|[$€£]|"[A-Za-z]{1,4}[$]?\.? ?"/.test(format) ? format : ''
  })
}

/** A number as its cell shows it, as far as a percent or currency sign goes: `50%`, `R 7950`. */
export function shownNumber(value: number, format: string): string | number {
  if (format.includes('%')) return `${Number((value * 100).toFixed(6))}%`
  const [, locale] = /\[\$([^\]-]*)(?:-[^\]]*)?\]/.exec(format) ?? []
  const [, quoted] = /"([^"]*)"/.exec(format) ?? []
  const [plain] = /[$€£]/.exec(format.replaceAll(/\[[^\]]*\]|"[^"]*"/g, '')) ?? []
  const sign = [locale, quoted, plain].map((one) => one?.trim()).find(Boolean)
  return sign === undefined ? value : `${sign} ${Number(value.toFixed(6))}`
}

const tags = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<(?:x:)?${name}(?=[\\s/>])[^>]*>`, 'g')), ([tag]) => tag)

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const decodeEntities = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function placeOf(address: string): { row: number; column: number } | undefined {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(address) ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(row) - 1, column }
}
