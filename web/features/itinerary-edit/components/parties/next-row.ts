/** From a field or a button of a row to the same of the next one; after the last row to those of the one that adds. */
export function goToNextRow(from: HTMLElement): void {
  const column = from.dataset.column
  const row = from.closest('li')
  const next = row?.nextElementSibling ?? from.closest('section')?.querySelector('form')
  const place = next?.querySelector<HTMLElement>(column === undefined ? 'button' : `[data-column=${column}]`)
  place?.focus()
}
