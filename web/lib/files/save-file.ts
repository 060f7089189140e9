/** By this spreadsheets know that a file is UTF-8. What comes by HTTP has lost it: readers of text take it off. */
const mark = '\uFEFF'

/** Hands a text to the browser as a file to keep, with the mark of UTF-8 for spreadsheets. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(
    new Blob([type.startsWith('text/csv') && !text.startsWith(mark) ? mark + text : text], { type }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
