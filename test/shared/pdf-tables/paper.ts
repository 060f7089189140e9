import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import { readTables } from '#shared/pdf-tables/read-tables'
import { type DrawnPage, readPdfPage } from '../../../web/lib/files/read-pdf-page'

/** A text of a constructed page: from the left, from the right end, or around a middle. */
type Align = 'left' | 'right' | 'center'
export interface Draw {
  text(words: string, x: number, y: number, options?: { align?: Align; size?: number }): void
  line(x1: number, y1: number, x2: number, y2: number): void
  page(): void
}

/** The bytes of a constructed PDF. */
export async function pdfOf(draw: (paper: Draw) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise((resolve) => document.on('end', resolve))
  draw({
    text(words, x, y, { align = 'left', size = 9 } = {}) {
      document.fontSize(size)
      const width = document.widthOfString(words)
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
      document.text(words, left, y, { lineBreak: false })
    },
    line(x1, y1, x2, y2) {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.5).stroke()
    },
    page: () => document.addPage(),
  })
  document.end()
  await end
  return new Uint8Array(Buffer.concat(chunks))
}

/** The tables of a constructed PDF. */
export async function tablesIn(draw: (paper: Draw) => void) {
  const bytes = await pdfOf(draw)
  const file = await getDocument({ data: bytes, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_none, at) =>
      readPdfPage((await file.getPage(at + 1)) as unknown as DrawnPage, OPS),
    ),
  )
  return readTables(pages)
}
