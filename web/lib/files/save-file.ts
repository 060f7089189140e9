/**
 * Downloads a file: a text unchanged, as a spreadsheet's includes its byte order mark, or what a
 * PDF's address answered.
 */
export function saveFile(name: string, file: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(file instanceof Blob ? file : new Blob([file], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The paper that people print on where the browser's language is at home. */
export const paperFormat = (): 'A4' | 'Letter' =>
  /-(US|CA|MX|PH)$/.test(navigator.language) ? 'Letter' : 'A4'
