import { Icon } from '../../../../components/icons/Icon'
import type { Sort } from '../../model/trip-view'
import { type Column, columns } from './columns'
import styles from './table.module.css'

interface TableHeadProps {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

/** The names of the columns; those that can be sorted by are buttons. */
export function TableHead({ sort, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell({ column, sort, onSort }: TableHeadProps & { readonly column: Column }) {
  const { name, sort: field, figures, startsDescending = false, silent, minor, below } = column
  const look = [styles.head, figures && styles.figures, minor && styles.minor, below && styles.travel]
    .filter(Boolean)
    .join(' ')
  if (silent) {
    return (
      <th scope="col" className={look}>
        <span className="visually-hidden">{name}</span>
      </th>
    )
  }
  if (field === undefined) {
    return (
      <th scope="col" className={look}>
        {name}
      </th>
    )
  }
  const isSorted = sort.field === field
  const next = { field, descending: isSorted ? !sort.descending : startsDescending }
  return (
    <th scope="col" className={look} aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles.sort} data-sorted={isSorted} onClick={() => onSort(next)}>
        {name}
        <Icon name={isSorted && !sort.descending ? 'chevron-up' : 'chevron-down'} size={13} />
      </button>
    </th>
  )
}
