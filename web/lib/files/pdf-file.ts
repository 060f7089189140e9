import type { PdfPage } from '#shared/pdf-tables/pdf-page'
import { allowOwnScripts } from '../trusted-worker'
import { UnreadableList } from './read-list'
import { type DrawnPage, readPdfPage } from './read-pdf-page'

/** A PDF that is open in this tab. */
export interface PdfFile {
  readonly pages: readonly PdfPage[]
  /** Draws a page so wide, in CSS pixels. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>
  close(): void
}

const maxPages = 60

/**
 * Opens a PDF and reads its texts and lines, in a worker.
 * @throws UnreadableList for one with a password, too many pages, or pictures alone
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const [{ getDocument, GlobalWorkerOptions, OPS }, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?worker&url'),
  ])
  allowOwnScripts()
  GlobalWorkerOptions.workerSrc = new URL(workerUrl, location.href).href
  const loading = getDocument({ data: bytes.slice(), useWasm: false, verbosity: 0 })
  const file = await loading.promise.catch((error: unknown) => {
    throw new UnreadableList(
      error instanceof Error && error.name === 'PasswordException'
        ? 'This PDF has a password. Save it without one and try again.'
        : 'This PDF can’t be read. Save it again from the program that made it, or ask for the workbook.',
    )
  })
  const close = () => void loading.destroy()
  if (file.numPages > maxPages) {
    close()
    throw new UnreadableList(`The PDF has more than ${maxPages} pages. Send those with rates.`)
  }
  const pages: PdfPage[] = []
  for (let number = 1; number <= file.numPages; number++)
    pages.push(await readPdfPage((await file.getPage(number)) as unknown as DrawnPage, OPS))
  if (pages.every(({ texts }) => texts.length === 0)) {
    close()
    throw new UnreadableList(
      'The pages of this PDF are pictures, as of a scan. Ask the supplier for the file that it was printed from.',
    )
  }
  return {
    pages,
    close,
    async draw(number, canvas, width) {
      const page = await file.getPage(number)
      const scale = (width * devicePixelRatio) / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
    },
  }
}
