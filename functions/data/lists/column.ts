import { compareValues } from '#shared/catalogue/compile-order'
import type { Condition } from '#shared/catalogue/filter-types'
import { fold } from '#shared/catalogue/like-pattern'
import { matches } from '#shared/catalogue/matches'

export type Value = string | number | boolean | undefined

/**
 * One field of all records: a code for each place, and the values that the codes stand for. A
 * condition is decided once for each value and looked up for each place; so is the order. Code 0 is
 * a value that is missing.
 */
export class Column<Held = Value> {
  readonly #values: (Held | undefined)[] = [undefined]
  readonly #codeOf = new Map<Held | undefined, number>([[undefined, 0]])
  #codes = new Uint32Array(64)
  /**
   * Codes in the order of their values; those that came later are merged in when an order is asked
   * for.
   */
  #inOrder: number[] = []
  #ranks = new Uint32Array(1)
  #texts: TextLines | undefined

  get(place: number): Held | undefined {
    return this.#values[this.#codes[place] ?? 0]
  }

  set(place: number, value: Held | undefined): void {
    let code = this.#codeOf.get(value)
    if (code === undefined) {
      code = this.#values.push(value) - 1
      this.#codeOf.set(value, code)
    }
    if (place >= this.#codes.length) {
      const largerCodes = new Uint32Array(Math.max(place + 1, this.#codes.length * 2))
      largerCodes.set(this.#codes)
      this.#codes = largerCodes
    }
    this.#codes[place] = code
  }

  /** A byte for each of the first `count` places: 1 where the condition holds. */
  select(condition: Condition, count: number): Uint8Array {
    const holds = this.#decide(condition)
    const codes = this.#codes
    const selection = new Uint8Array(count)
    for (let place = 0; place < count; place++) selection[place] = holds[codes[place] ?? 0] ?? 0
    return selection
  }

  /** How many of some places hold each value. */
  tally(places: Uint32Array): Map<Held, number> {
    const counts = new Uint32Array(this.#values.length)
    const codes = this.#codes
    for (let at = 0; at < places.length; at++) {
      const code = codes[places[at] ?? 0] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
    const found = new Map<Held, number>()
    for (let code = 1; code < counts.length; code++) {
      const [value, count = 0] = [this.#values[code], counts[code]]
      if (value !== undefined && count > 0) found.set(value, count)
    }
    return found
  }

  /**
   * The places again, in the order of their values; equals stay as they were, what is missing comes
   * last.
   */
  sort(places: Uint32Array, direction: 'ascending' | 'descending'): Uint32Array {
    const ranks = this.#ranksOf(direction)
    const codes = this.#codes
    const starts = new Uint32Array(this.#values.length + 1)
    for (const place of places) {
      const next = (ranks[codes[place] ?? 0] ?? 0) + 1
      starts[next] = (starts[next] ?? 0) + 1
    }
    for (let rank = 1; rank < starts.length; rank++)
      starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
    const sortedPlaces = new Uint32Array(places.length)
    for (const place of places) {
      const rank = ranks[codes[place] ?? 0] ?? 0
      const at = starts[rank] ?? 0
      sortedPlaces[at] = place
      starts[rank] = at + 1
    }
    return sortedPlaces
  }

  #decide(condition: Condition): Uint8Array {
    const term = termOf(condition)
    if (term !== undefined) return this.#textLines().find(term)
    const holds = matches<unknown>(condition, { read: () => (value) => value })
    const decisions = new Uint8Array(this.#values.length)
    for (const [code, value] of this.#values.entries()) decisions[code] = Number(holds(value))
    return decisions
  }

  #textLines(): TextLines {
    this.#texts ??= new TextLines()
    for (let code = this.#texts.count; code < this.#values.length; code++) {
      const value = this.#values[code]
      this.#texts.add(typeof value === 'string' ? value : '')
    }
    return this.#texts
  }

  #ranksOf(direction: 'ascending' | 'descending'): Uint32Array {
    const last = this.#values.length - 1
    if (this.#inOrder.length < last) this.#merge()
    if (direction === 'ascending') return this.#ranks
    return this.#ranks.map((rank, code) => (code === 0 ? last : last - 1 - rank))
  }

  #merge(): void {
    const compare = (one: number, other: number) =>
      compareValues(this.#values[one], this.#values[other])
    const before = this.#inOrder
    const newPlaces = Array.from(
      { length: this.#values.length - 1 - before.length },
      (_, at) => before.length + 1 + at,
    ).sort(compare)
    const mergedPlaces: number[] = []
    let at = 0
    for (const code of newPlaces) {
      for (let old = before[at]; old !== undefined && compare(old, code) <= 0; old = before[++at])
        mergedPlaces.push(old)
      mergedPlaces.push(code)
    }
    this.#inOrder = mergedPlaces.concat(before.slice(at))
    this.#ranks = new Uint32Array(this.#values.length)
    this.#ranks[0] = this.#values.length - 1
    for (const [rank, code] of this.#inOrder.entries()) {
      const previous = this.#inOrder[rank - 1]
      const isEqual = previous !== undefined && compare(previous, code) === 0
      this.#ranks[code] = isEqual ? (this.#ranks[previous] ?? 0) : rank
    }
  }
}

/**
 * The text of a condition that asks whether a value holds it anywhere, whatever the capitals: the
 * search boxes.
 */
function termOf(condition: Condition): string | undefined {
  if (condition.kind !== 'like' || condition.type !== 'string' || !condition.value.ignoreCase)
    return undefined
  const { start, middles, end } = condition.value
  const [term = '', ...more] = middles
  return start === '' && end === '' && more.length === 0 && term !== '' && !term.includes('\n')
    ? term
    : undefined
}

/**
 * Many texts as one, folded to lower case, so that a term is looked for in all of them by one run.
 */
class TextLines {
  #text = ''
  readonly #starts: number[] = [0]
  /** What was looked for last: a search is counted, paged and counted by facet. */
  readonly #found = new Map<string, Uint8Array>()

  get count(): number {
    return this.#starts.length - 1
  }

  add(text: string): void {
    this.#text += `${fold(text)}\n`
    this.#starts.push(this.#text.length)
  }

  /** A byte for each text: 1 where it holds the term, which is folded and has no line break. */
  find(term: string): Uint8Array {
    const cachedSelection = this.#found.get(term)
    if (cachedSelection?.length === this.count) return cachedSelection
    if (this.#found.size >= 4) this.#found.clear()
    const selection = new Uint8Array(this.count)
    this.#found.set(term, selection)
    let line = 0
    for (
      let at = this.#text.indexOf(term);
      at >= 0;
      at = this.#text.indexOf(term, this.#starts[line + 1])
    ) {
      while ((this.#starts[line + 1] ?? 0) <= at) line++
      selection[line] = 1
    }
    return selection
  }
}
