/** From a field of a row to the same field of the next one; after the last row to the one that adds. */
export function goToNextRow(from: HTMLElement): void {
  const column = from.dataset.column
  const row = from.closest('li')
  const next = row?.nextElementSibling ?? from.closest('section')?.querySelector('form')
  const place = next?.querySelector<HTMLElement>(column === undefined ? 'button, input' : `[data-column=${column}]`)
  place?.focus()
}
