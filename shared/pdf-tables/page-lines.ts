import { figureOf } from '../rate-sheets/figures'
import type { PdfPage, PdfText, Rule } from './pdf-page'

/** Words that stand together. */
export type Run = PdfText

/** What stands on one height of a page, from left to right. */
export interface PageLine {
  readonly page: number
  readonly baseline: number
  readonly size: number
  readonly runs: readonly Run[]
  readonly hasFigures: boolean
}

/** Wider gaps part cells; parts of letters' height. */
const widestSpace = 0.5
const sameLine = 0.3

/** The lines of a page from the top, the words of each joined to runs. */
export function pageLines({ number, texts, rules }: PdfPage): PageLine[] {
  const upright = rules.filter(({ isAcross }) => !isAcross)
  const rows: PdfText[][] = []
  for (const text of texts.flatMap(spacedParts).toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (first !== undefined && text.baseline - first.baseline <= sameLine * text.size)
      row?.push(text)
    else rows.push([text])
  }
  return rows.map((row) => toLine(number, joinRuns(row, upright)))
}

function toLine(page: number, runs: readonly Run[]): PageLine {
  const sizes = runs.map(({ size }) => size)
  return {
    page,
    baseline: Math.max(...runs.map(({ baseline }) => baseline)),
    size: Math.max(...sizes),
    runs,
    hasFigures: runs.some((run, at) => at > 0 && isFigureText(run.text)),
  }
}

/** A text with a price or share, and no year alone. */
export const isFigureText = (text: string): boolean =>
  figureOf(text) !== undefined && !/^20[2-4]\d$/.test(text)

/** `Tent    500    600` in one text is three. */
function spacedParts(whole: PdfText): PdfText[] {
  const { text, left: start } = whole
  const perLetter = (whole.right - start) / Math.max(1, text.length)
  return Array.from(text.matchAll(/\S+(?: {1,2}\S+)*/g), ({ 0: part, index }) => ({
    ...whole,
    text: part,
    left: start + index * perLetter,
    right: start + (index + part.length) * perLetter,
  }))
}

function joinRuns(row: readonly PdfText[], upright: readonly Rule[]): Run[] {
  const runs: Run[] = []
  for (const text of row.toSorted((a, b) => a.left - b.left)) {
    const last = runs.at(-1)
    if (last !== undefined && isOneRun(last, text, upright)) {
      runs.pop()
      runs.push(joinTwo(last, text))
    } else runs.push(text)
  }
  return runs
}

function isOneRun(run: Run, next: PdfText, upright: readonly Rule[]): boolean {
  const [gap, size] = [next.left - run.right, Math.min(run.size, next.size)]
  const isParted = upright.some(
    ({ at, from, to }) =>
      at > run.right - 1 && at < next.left + 1 && from <= next.baseline && next.top <= to,
  )
  if (isParted) return false
  const areFigures = isFigureText(run.text) && isFigureText(next.text)
  return gap <= (areFigures ? 0.2 : widestSpace) * size
}

const joinTwo = (run: Run, next: PdfText): Run => ({
  text: `${run.text}${next.left - run.right > 0.1 * run.size ? ' ' : ''}${next.text}`,
  left: run.left,
  right: Math.max(run.right, next.right),
  top: Math.min(run.top, next.top),
  bottom: Math.max(run.bottom, next.bottom),
  baseline: Math.max(run.baseline, next.baseline),
  size: Math.max(run.size, next.size),
})
