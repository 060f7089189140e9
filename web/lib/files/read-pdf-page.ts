import type { PdfPage, PdfText, Rule } from '#shared/pdf-tables/pdf-page'

/** What this needs of a page of pdfjs-dist, in a browser or in Node. */
export interface DrawnPage {
  readonly pageNumber: number
  getViewport(options: { scale: number }): {
    readonly width: number
    readonly height: number
    readonly transform: readonly number[]
  }
  getTextContent(): Promise<{ items: readonly object[] }>
  getOperatorList(): Promise<{ fnArray: readonly number[]; argsArray: readonly unknown[] }>
}
type Operators = Readonly<Record<string, number>>

type Matrix = readonly [number, number, number, number, number, number]
const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
]
const toMatrix = (list: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list
  return [a, b, c, d, e, f]
}

/** The texts and drawn lines of a page, points from its top left corner as it is shown. */
export async function readPdfPage(page: DrawnPage, operators: Operators): Promise<PdfPage> {
  const view = page.getViewport({ scale: 1 })
  const base = toMatrix(view.transform)
  const { items } = await page.getTextContent()
  const texts: PdfText[] = []
  const turnedTexts: string[] = []
  for (const item of items as readonly Partial<TextItem>[]) {
    const { str = '', transform, width = 0 } = item
    if (transform === undefined || str.trim() === '') continue
    const matrix = times(base, toMatrix(transform))
    if (Math.abs(matrix[1]) > 0.05 * Math.abs(matrix[0])) turnedTexts.push(str.trim())
    else texts.push(textAt(str, matrix, width))
  }
  const drawing = readDrawing(await page.getOperatorList(), base, operators)
  const { width, height } = view
  return { number: page.pageNumber, width, height, texts, turned: turnedTexts, ...drawing }
}

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
}

function textAt(text: string, matrix: Matrix, width: number): PdfText {
  const [left, baseline] = [matrix[4], matrix[5]]
  const size = Math.hypot(matrix[2], matrix[3])
  return {
    text,
    left,
    right: left + width,
    baseline,
    size,
    top: baseline - 0.8 * size,
    bottom: baseline + 0.2 * size,
  }
}

/** Shorter lines are signs or underlines of a letter. */
const minLength = 6

function readDrawing(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  base: Matrix,
  operators: Operators,
): Pick<PdfPage, 'rules' | 'hasPicture'> {
  const rules: Rule[] = []
  const outerMatrices: Matrix[] = []
  let [matrix, hasPicture] = [base, false]
  for (const [at, operator] of fnArray.entries()) {
    const values = argsArray[at]
    if (operator === operators.save) outerMatrices.push(matrix)
    else if (operator === operators.restore) matrix = outerMatrices.pop() ?? base
    else if (operator === operators.transform)
      matrix = times(matrix, toMatrix(values as readonly number[]))
    else if (operator === operators.paintFormXObjectBegin) {
      outerMatrices.push(matrix)
      const [form] = values as readonly [readonly number[] | null]
      if (form) matrix = times(matrix, toMatrix(form))
    } else if (operator === operators.paintFormXObjectEnd) matrix = outerMatrices.pop() ?? base
    else if (operator === operators.paintImageXObject) hasPicture = true
    else if (operator === operators.constructPath)
      rules.push(...pathRules(values as PathValues, matrix, operators))
  }
  return { rules, hasPicture }
}

type PathValues = readonly [number, readonly [ArrayLike<number> | null]]

/** The level and upright lines of a path that is drawn or filled. */
function pathRules([operator, [path]]: PathValues, matrix: Matrix, operators: Operators): Rule[] {
  if (path === null || operator === operators.endPath) return []
  const rules: Rule[] = []
  const counts = [2, 2, 6, 4, 0]
  let [start, last]: [Point | undefined, Point | undefined] = [undefined, undefined]
  for (let at = 0; at < path.length; ) {
    const kind = path[at] ?? 4
    const count = counts[kind]
    if (count === undefined) return rules
    const next: Point | undefined =
      kind === 4 ? start : pointAt(matrix, path[at + count - 1] ?? 0, path[at + count] ?? 0)
    if (kind === 0) start = next
    else if ((kind === 1 || kind === 4) && last && next) rules.push(...toRule(last, next))
    last = next
    at += count + 1
  }
  return rules
}

type Point = readonly [number, number]
const pointAt = (matrix: Matrix, x: number, y: number): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

function toRule([x1, y1]: Point, [x2, y2]: Point): Rule[] {
  const [across, down] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  if (across >= minLength && down < 1)
    return [{ isAcross: true, at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) }]
  if (down >= minLength && across < 1)
    return [{ isAcross: false, at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) }]
  return []
}
