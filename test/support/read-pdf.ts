import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Node {
  readonly role: string
  readonly alt?: string
  readonly lang?: string
  readonly children: readonly (Node | { readonly type: string; readonly id: string })[]
}

/**
 * What a reader of PDFs finds in one: pages with their structure and text, and texts that stand in
 * neither structure nor artifact.
 */
export async function readPdf(bytes: Uint8Array) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = []
  const stray: string[] = []
  const nodes: Node[] = []
  for (let at = 1; at <= file.numPages; at++) {
    const page = await file.getPage(at)
    const tree = (await page.getStructTree()) as Node | null
    const own = tree === null ? [] : nodesOf(tree)
    nodes.push(...own)
    const known = new Set(
      own.flatMap(({ children }) => children.flatMap((child) => ('id' in child ? [child.id] : []))),
    )
    const stack: { tag?: string; id?: string }[] = []
    const texts: string[] = []
    const outside: { text: string; x: number; y: number }[] = []
    const [, , width = 0, height = 0] = page.view
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const { str, transform } = item
        if (str.trim() === '') continue
        const isPlaced = stack.some(
          ({ tag, id }) => tag === 'Artifact' || (id !== undefined && known.has(id)),
        )
        if (!isPlaced) stray.push(str)
        if (!stack.some(({ tag }) => tag === 'Artifact')) texts.push(str)
        const [x, y] = [transform[4], transform[5]]
        if (x < 0 || y < 0 || x + item.width > width + 1 || y > height)
          outside.push({ text: str, x, y })
      } else if (item.type === 'endMarkedContent') stack.pop()
      else stack.push(item)
    }
    pages.push({
      texts,
      text: texts.join(' '),
      outside,
      links: (await page.getAnnotations()).length,
    })
  }
  const { info } = await file.getMetadata()
  const mark = await file.getMarkInfo()
  const outline = (await file.getOutline()) ?? []
  const raw = Buffer.from(bytes).toString('latin1')
  const count = (word: RegExp) => raw.match(word)?.length ?? 0
  return {
    pages,
    stray,
    nodes,
    outline,
    text: pages.map(({ text }) => text).join('\n'),

    title: (info as { Title?: string }).Title,
    language: /\/Lang \((.*?)\)/.exec(raw)?.[1],
    isMarked: mark?.Marked,
    fonts: { described: count(/\/Type \/FontDescriptor/g), embedded: count(/\/FontFile2 /g) },
    roles: (role: string) => nodes.filter((node) => node.role === role),
  }
}

function nodesOf(node: Node): Node[] {
  const below = node.children.flatMap((child) => ('role' in child ? nodesOf(child) : []))
  return [node, ...below]
}
