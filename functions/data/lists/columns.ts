import { compileOrder } from '#shared/catalogue/compile-order'
import type { Condition, OrderBy, Where } from '#shared/catalogue/filter-types'
import { ownValue } from '#shared/ids/own-value'
import { Column, type Value } from './column'
import { placesIn, type Selected, selectWhere } from './select-where'

/** A record in a list, flat: what can be filtered, ordered and shown. */
export type Line = { readonly id: string; readonly version: number } & Readonly<
  Record<string, Value>
>

/** How a list is kept. */
export interface ListShape {
  readonly fields: readonly string[]
  /**
   * The order in which it is shown unless another is asked for; equals of any order follow it, and
   * then their ids.
   */
  readonly order: OrderBy
  /** Fields that filters call by a second name. */
  readonly aliases?: Readonly<Record<string, string>>
}

export interface Question {
  readonly where: Where | Selected
  readonly order?: readonly OrderBy[]
  readonly skip?: number
  readonly limit?: number
  /** Goes on after this record of an earlier page, in the list's own order. */
  readonly after?: Place | undefined
}
/** Where a record stands in the list's own order. */
export type Place = readonly [value: string, id: string]

export interface Page<L> {
  readonly lines: readonly L[]
  /**
   * Where the next page begins; undefined when there is none, and in another order than the list's
   * own.
   */
  readonly next: Place | undefined
}

/** The name of a client, as a list of other records shows it. */
export interface ClientName {
  readonly clientId: string
  readonly name: string
  readonly version: number
  /** Who has the client's records now, after a merge. */
  readonly into?: string | undefined
}

/**
 * A list of an agency, column by column. Changes may come in any order and more than once: a
 * record's version decides. Removing a record moves the last one into its place, so places are
 * valid only until the next change.
 */
export class Columns<L extends Line> {
  readonly #shape: ListShape
  readonly #columns: ReadonlyMap<string, Column>
  readonly #places = new Map<string, number>()
  readonly #gone = new Map<string, number>()
  readonly #names = new Map<string, ClientName>()
  /** All places in the orders that were asked for since the last change. */
  readonly #sorted = new Map<string, Uint32Array>()
  /**
   * Copied for each record that is shown: an object that grows field by field leaves copies behind.
   */
  readonly #blank: Readonly<Record<string, Value>>
  #judged:
    | { readonly day: string; readonly field: string; readonly judge: (line: L) => Value }
    | undefined

  constructor(shape: ListShape) {
    this.#shape = shape
    this.#blank = Object.fromEntries(shape.fields.map((field) => [field, undefined]))
    this.#columns = new Map(shape.fields.map((field) => [field, new Column()]))
  }

  get count(): number {
    return this.#places.size
  }

  /** Clients' names that were given since their records were written. */
  get names(): readonly ClientName[] {
    return [...this.#names.values()]
  }

  put(line: L): void {
    this.#put(line)
  }

  /** Records and names of such a list that was kept before. */
  restore(lines: readonly Readonly<Record<string, unknown>>[], names: readonly ClientName[]): void {
    for (const clientName of names) this.#names.set(clientName.clientId, clientName)
    for (const line of lines) if (isLine(line)) this.#put(line)
  }

  #put(line: Line): void {
    const knownPlace = this.#places.get(line.id)
    const version = knownPlace === undefined ? this.#gone.get(line.id) : this.#versionAt(knownPlace)
    if (version !== undefined && version >= line.version) return
    const place = knownPlace ?? this.count
    this.#places.set(line.id, place)
    for (const [field, column] of this.#columns) column.set(place, line[field])
    const clientName =
      typeof line.clientId === 'string' ? this.#names.get(line.clientId) : undefined
    if (clientName !== undefined) this.#give(place, clientName)
    if (this.#judged !== undefined)
      this.#column(this.#judged.field).set(place, this.#judged.judge(this.at(place)))
    this.#sorted.clear()
  }

  remove({ id, version }: Pick<Line, 'id' | 'version'>): void {
    const place = this.#places.get(id)
    if (place !== undefined && this.#versionAt(place) > version) return
    this.#gone.set(id, Math.max(version, this.#gone.get(id) ?? 0))
    if (place === undefined) return
    const last = this.count - 1
    this.#places.set(String(this.#column('id').get(last)), place)
    this.#places.delete(id)
    for (const column of this.#columns.values()) column.set(place, column.get(last))
    this.#sorted.clear()
  }

  /**
   * A client's name holds for all of the client's records, whichever of them were written with
   * another one.
   */
  rename(named: ClientName): void {
    const [clients, names] = [this.#columns.get('clientId'), this.#columns.get('clientName')]
    const oldName = this.#names.get(named.clientId)
    if (clients === undefined || names === undefined || (oldName?.version ?? 0) >= named.version)
      return
    this.#names.set(named.clientId, named)
    for (let place = 0; place < this.count; place++) {
      if (clients.get(place) === named.clientId) this.#give(place, named)
    }
    this.#sorted.clear()
  }

  #give(place: number, { name, into }: ClientName): void {
    if (into !== undefined) this.#columns.get('clientId')?.set(place, into)
    this.#columns
      .get('clientName')
      ?.set(place, into === undefined ? name : (this.#names.get(into)?.name ?? name))
  }

  /** Fills a field that depends on the day. */
  judge(
    field: string,
    { day, judge }: { readonly day: string; readonly judge: (line: L) => Value },
  ): void {
    if (this.#judged?.day === day) return
    this.#judged = { day, field, judge }
    for (let place = 0; place < this.count; place++)
      this.#column(field).set(place, judge(this.at(place)))
    this.#sorted.clear()
  }

  /** How many records a where clause selects. */
  countOf(where: Where | Selected): number {
    let sum = 0
    for (const one of this.#select(where)) sum += one
    return sum
  }

  /** How many of the records that a where clause selects hold each value of some fields. */
  tally(where: Where | Selected, fields: readonly string[]): Map<Value, number>[] {
    const places = placesIn(this.#select(where))
    return fields.map((field) => this.#column(field).tally(places))
  }

  page({ where, order = [], skip = 0, limit = this.count, after }: Question): Page<L> {
    const selection = this.#select(where)
    const places = this.#inOrder(order)
    const found: number[] = []
    let passedCount = 0
    for (
      let at = after !== undefined && this.#isOwn(order) ? this.#placeAfter(places, after) : 0;
      at < places.length;
      at++
    ) {
      const place = places[at] ?? 0
      if (selection[place] !== 1 || passedCount++ < skip) continue
      if (found.length === limit)
        return { lines: found.map((one) => this.at(one)), next: this.#nextOf(order, found) }
      found.push(place)
    }
    return { lines: found.map((one) => this.at(one)), next: undefined }
  }

  /**
   * Some fields of each record that a where clause selects, in no order: for sums, which need them
   * only one after the other.
   */
  pick<Field extends keyof L & string>(
    where: Where,
    fields: readonly Field[],
  ): Iterable<Pick<L, Field>>
  *pick(where: Where, fields: readonly string[]): Iterable<Record<string, Value>> {
    const columns = fields.map((field) => [field, this.#column(field)] as const)
    const selection = this.#select(where)
    for (let place = 0; place < selection.length; place++) {
      if (selection[place] !== 1) continue
      const line: Record<string, Value> = {}
      for (const [field, column] of columns) line[field] = column.get(place)
      yield line
    }
  }

  /** The record of a place. What a column holds was parsed when it came in. */
  at(place: number): L
  at(place: number): Record<string, Value> {
    const line = { ...this.#blank }
    for (const [field, column] of this.#columns) line[field] = column.get(place)
    return line
  }

  #versionAt = (place: number): number => Number(this.#column('version').get(place))

  #column(field: string): Column {
    const column = this.#columns.get(ownValue(this.#shape.aliases, field) ?? field)
    if (column === undefined) throw new RangeError(`No column ${field}`)
    return column
  }

  /**
   * What a where clause selects, for several questions about the same; it holds until the next
   * change.
   */
  select(where: Where): Selected {
    return this.#select(where)
  }

  #select(where: Where | Selected): Selected {
    if (where instanceof Uint8Array) return where
    const { count } = this
    const select = (condition: Condition) => this.#column(condition.field).select(condition, count)
    return selectWhere({ count, select }, where)
  }

  #inOrder(asked: readonly OrderBy[]): Uint32Array {
    const order = [...asked, this.#shape.order, byId]
    const name = JSON.stringify(order)
    const sortedPlaces = this.#sorted.get(name)
    if (sortedPlaces !== undefined) return sortedPlaces
    let places: Uint32Array = Uint32Array.from({ length: this.count }, (_, place) => place)
    for (const { field, direction } of order.toReversed())
      places = this.#column(field).sort(places, direction)
    this.#sorted.set(name, places)
    return places
  }

  #nextOf(order: readonly OrderBy[], found: readonly number[]): Place | undefined {
    const last = found.at(-1)
    if (last === undefined || !this.#isOwn(order)) return undefined
    return [
      String(this.#column(this.#shape.order.field).get(last) ?? ''),
      String(this.#column('id').get(last)),
    ]
  }

  #isOwn([first, ...more]: readonly OrderBy[]): boolean {
    const { field, direction } = this.#shape.order
    return (
      first === undefined ||
      (more.length === 0 && first.field === field && first.direction === direction)
    )
  }

  /** The index in the list's order that follows a position, even if its record is gone. */
  #placeAfter(places: Uint32Array, [value, id]: Place): number {
    const { order } = this.#shape
    const [values, ids] = [this.#column(order.field), this.#column('id')]
    const compare = compileOrder(
      [order, byId],
      (field) => (record: Place) => record[field === 'id' ? 1 : 0],
    )
    let [from, to] = [0, places.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const place = places[middle] ?? 0
      if (compare([String(values.get(place) ?? ''), String(ids.get(place))], [value, id]) <= 0)
        from = middle + 1
      else to = middle
    }
    return from
  }
}

const isLine = (line: Readonly<Record<string, unknown>>): line is Line =>
  typeof line.id === 'string' && typeof line.version === 'number'

const byId: OrderBy = { field: 'id', direction: 'ascending' }
