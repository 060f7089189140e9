import type { Item } from '../../functions/data/table/table-access'

/** What the short names and values of an expression stand for. */
export interface Meanings {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>
}

type Condition = (item: Item | undefined, meanings: Meanings) => boolean
type Update = (item: Item, meanings: Meanings) => void

/**
 * Whether an item meets a condition of ours: comparisons, BETWEEN, begins_with,
 * attribute_(not_)exists, AND before OR.
 */
export function holds(condition: string, item: Item | undefined, meanings: Meanings): boolean {
  return known(conditions, condition, conditionOf)(item, meanings)
}

/**
 * Changes an item as an update of ours says: SET, REMOVE and ADD of attributes and of fields inside
 * maps.
 */
export function update(expression: string, item: Item, meanings: Meanings): void {
  known(updates, expression, updateOf)(item, meanings)
}

const conditions = new Map<string, Condition>()
const updates = new Map<string, Update>()

/** An expression is read once, however often it is used. */
function known<Made>(all: Map<string, Made>, text: string, make: (text: string) => Made): Made {
  const found = all.get(text) ?? make(text)
  all.set(text, found)
  return found
}

function conditionOf(text: string): Condition {
  if (/(?:^| )\(/.test(text)) throw new Error(`no parentheses are read here: ${text}`)
  const ways = text.split(' OR ').map((way) => splitAnds(way).map(atomOf))
  return (item, meanings) => ways.some((atoms) => atoms.every((atom) => atom(item, meanings)))
}

/** At every AND but that of a BETWEEN. */
const splitAnds = (text: string): string[] => text.split(/(?<!BETWEEN \S+) AND /)

function atomOf(text: string): Condition {
  const there = /^attribute_(not_)?exists\(([^)]+)\)$/.exec(text.trim())
  if (there !== null) {
    const path = pathOf(there[2] ?? '')
    return (item, meanings) =>
      (read(item, path, meanings) !== undefined) === (there[1] === undefined)
  }
  const begins = /^begins_with\((\S+), (:\w+)\)$/.exec(text.trim())
  if (begins !== null) {
    const [path, value = ''] = [pathOf(begins[1] ?? ''), begins[2]]
    return (item, meanings) =>
      String(read(item, path, meanings) ?? '').startsWith(String(meantBy(value, meanings)))
  }
  const [field = '', operator = '', one = '', , other = ''] = text.trim().split(' ')
  const path = pathOf(field)
  return (item, meanings) => {
    const found = read(item, path, meanings)
    if (found === undefined) return false
    const first = meantBy(one, meanings)
    if (operator !== 'BETWEEN') return compare(found, operator, first)
    return compare(found, '>=', first) && compare(found, '<=', meantBy(other, meanings))
  }
}

function compare(one: unknown, operator: string, other: unknown): boolean {
  const [a, b] = typeof one === 'number' ? [one, Number(other)] : [String(one), String(other)]
  switch (operator) {
    case '=':
      return a === b
    case '<>':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    default:
      throw new Error(`not an operator of ours: ${operator}`)
  }
}

function updateOf(text: string): Update {
  const clauses = text.split(/ ?\b(SET|REMOVE|ADD) /).slice(1)
  const changes: Update[] = []
  for (let at = 0; at < clauses.length; at += 2) {
    for (const change of (clauses[at + 1] ?? '').split(', '))
      changes.push(changeOf(clauses[at] ?? '', change))
  }
  return (item, meanings) => {
    for (const change of changes) change(item, meanings)
  }
}

function changeOf(clause: string, text: string): Update {
  if (clause === 'REMOVE') {
    const path = pathOf(text)
    return (item, meanings) => write(item, path, { value: undefined, meanings })
  }
  if (clause === 'ADD') {
    const [field = '', value = ''] = text.split(' ')
    const path = pathOf(field)
    return (item, meanings) => {
      const sum = Number(read(item, path, meanings) ?? 0) + Number(meantBy(value, meanings))
      write(item, path, { value: sum, meanings })
    }
  }
  const [field = '', expression = ''] = text.split(' = ')
  const [from = '', sign, by = ''] = expression.split(' ')
  const [path, fromPath] = [pathOf(field), pathOf(from)]
  return (item, meanings) => {
    const first = from.startsWith(':') ? meantBy(from, meanings) : read(item, fromPath, meanings)
    const value =
      sign === undefined
        ? first
        : Number(first) + (sign === '-' ? -1 : 1) * Number(meantBy(by, meanings))
    write(item, path, { value, meanings })
  }
}

type Path = readonly string[]
/** `#listed[6].name`: names, and places in lists. */
const pathOf = (text: string): Path => text.replace(/\[(\d+)\]/g, '.$1').split('.')
const nameOf = (part: string, { ExpressionAttributeNames: names }: Meanings): string =>
  names?.[part] ?? part

function meantBy(name: string, { ExpressionAttributeValues: values }: Meanings): unknown {
  if (values === undefined || !(name in values)) throw new Error(`no value of the name ${name}`)
  return values[name]
}

function read(item: Item | undefined, path: Path, meanings: Meanings): unknown {
  let found: unknown = item
  for (const part of path) found = isMap(found) ? found[nameOf(part, meanings)] : undefined
  return found
}

/** Writes into the item, and into copies of the maps inside it. */
function write(
  item: Item,
  path: Path,
  { value, meanings }: { readonly value: unknown; readonly meanings: Meanings },
) {
  const [part = '', ...rest] = path
  const name = nameOf(part, meanings)
  if (rest.length === 0) {
    if (value === undefined) delete item[name]
    else item[name] = value
    return
  }
  const inner = item[name]
  if (!isMap(inner)) throw new Error(`no map to write into: ${path.join('.')}`)
  const copy: Item = Array.isArray(inner) ? Object.assign([], inner) : { ...inner }
  item[name] = copy
  write(copy, rest, { value, meanings })
}

const isMap = (value: unknown): value is Item => typeof value === 'object' && value !== null
