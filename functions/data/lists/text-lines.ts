import { fold } from '#shared/catalogue/like-pattern'

/** Many texts as one, folded to lower case, so that a term is looked for in all of them by one run. */
export class TextLines {
  #text = ''
  readonly #starts: number[] = [0]

  get count(): number {
    return this.#starts.length - 1
  }

  add(text: string): void {
    this.#text += `${fold(text)}\n`
    this.#starts.push(this.#text.length)
  }

  /** A byte for each text: 1 where it holds the term, which is folded and has no line break. */
  holding(term: string): Uint8Array {
    const found = new Uint8Array(this.count)
    let line = 0
    for (let at = this.#text.indexOf(term); at >= 0; at = this.#text.indexOf(term, this.#starts[line + 1])) {
      while ((this.#starts[line + 1] ?? 0) <= at) line++
      found[line] = 1
    }
    return found
  }
}
