import type { TreeRow } from './region-tree'

export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'fold'; readonly isOpen: boolean }
  | { readonly kind: 'toggle' }

/** What a key does in the region tree (the ARIA tree pattern); undefined for a key that does nothing. */
export function moveInTree(rows: readonly TreeRow[], { at, key }: { readonly at: number; readonly key: string }) {
  const row = rows[at]
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[at + 1])
    case 'ArrowUp':
      return focusOn(rows[at - 1])
    case 'Home':
      return focusOn(rows[0])
    case 'End':
      return focusOn(rows.at(-1))
    case 'ArrowRight':
      return row?.kind === 'country' && !row.isOpen
        ? fold(true)
        : focusOn(row?.kind === 'country' ? rows[at + 1] : undefined)
    case 'ArrowLeft':
      if (row?.kind === 'country') return row.isOpen ? fold(false) : undefined
      return focusOn(rows.find(({ id }) => id === row?.parentId))
    case ' ':
    case 'Enter':
      return toggle
    default:
      return undefined
  }
}

const toggle: TreeMove = { kind: 'toggle' }
const fold = (isOpen: boolean): TreeMove => ({ kind: 'fold', isOpen })
const focusOn = (row: TreeRow | undefined): TreeMove | undefined => row && { kind: 'focus', id: row.id }
