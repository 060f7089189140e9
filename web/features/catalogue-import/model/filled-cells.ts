/**
 * What stands in fields that no column of the file has: the same in every row, or made from the
 * row's other cells.
 */
export type Filling = Readonly<Record<string, string>>

/** A camp's code from its name. */
export const fromName = '@name'
/** The region whose middle is nearest to the row's place. */
export const nearest = '@nearest'

interface Region {
  readonly countryRegionCode: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}
type Cells = Readonly<Record<string, string>>

/**
 * The cells of a row with those that its file lacks; a cell that is filled stays, but for a region
 * by its name, which becomes its code.
 */
export function filledCells(cells: Cells, filling: Filling, regions: readonly Region[]): Cells {
  const own = Object.entries(filling).flatMap(([field, text]) => {
    const value =
      text === fromName ? codeOf(cells) : text === nearest ? nearestTo(cells, regions) : text
    return value === '' ? [] : [[field, value] as const]
  })
  const filledRow: Cells = { ...Object.fromEntries(own), ...cells }
  const { countryRegionCode } = filledRow
  return countryRegionCode === undefined
    ? filledRow
    : { ...filledRow, countryRegionCode: regionCodeOf(countryRegionCode, regions) }
}

const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Codes by the names of regions; none for a name that several have. */
const codesByName = new WeakMap<readonly Region[], ReadonlyMap<string, string | undefined>>()

function namesOf(regions: readonly Region[]): ReadonlyMap<string, string | undefined> {
  const before = codesByName.get(regions)
  if (before !== undefined) return before
  const names = new Map<string, string | undefined>()
  for (const { name, countryRegionCode } of regions)
    names.set(bare(name), names.has(bare(name)) ? undefined : countryRegionCode)
  for (const { countryRegionCode } of regions) names.set(countryRegionCode, countryRegionCode)
  codesByName.set(regions, names)
  return names
}

/** The code of a region by its code or name; a text that names none or several stays as it is. */
const regionCodeOf = (text: string, regions: readonly Region[]): string =>
  namesOf(regions).get(text) ?? namesOf(regions).get(bare(text)) ?? text

/** `Abu’s Camp` is ABUSCAMP. */
const codeOf = ({ campName = '' }: Cells): string =>
  campName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 12)

function nearestTo({ latitude = '', longitude = '' }: Cells, regions: readonly Region[]): string {
  if (latitude === '' || longitude === '') return ''
  const [lat, lng] = [Number(latitude), Number(longitude)]
  // A degree of longitude is shorter away from the equator; so near, the earth is flat.
  const far = (one: Region) =>
    Math.hypot(one.latitude - lat, (one.longitude - lng) * Math.cos((lat * Math.PI) / 180))
  const [first, ...rest] = regions
  return first === undefined
    ? ''
    : rest.reduce((best, one) => (far(one) < far(best) ? one : best), first).countryRegionCode
}
