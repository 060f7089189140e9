import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { Icon } from '../../../../components/icons/Icon'
import type { Sort, SortField } from '../../model/trip-view'

interface TableHeadProps {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

/** The column headers; sortable ones are buttons. */
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
  const look = [figures && 'figures', minor && 'minor', below && 'travel'].filter(Boolean).join(' ')
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
    <th
      scope="col"
      className={look}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="sort" data-sorted={isSorted} onClick={() => onSort(next)}>
        {name}
        <Icon name={isSorted && !sort.descending ? 'chevron-up' : 'chevron-down'} size={13} />
      </button>
    </th>
  )
}

/** A placeholder row of the final size. */
export function SkeletonRow() {
  return (
    <tr className="row bones">
      <td />
      <td>
        <span className="trip">
          <Bone width={60} height={40} radius={7} />
          <span className="grow">
            <BoneLines lines={2} gap={6} />
          </span>
        </span>
      </td>
      <td>
        <Bone width={130} />
      </td>
      <td>
        <Bone width={110} height={26} radius={13} />
      </td>
      <td>
        <BoneLines lines={2} gap={6} />
      </td>
      <td>
        <Bone width={96} className="right" />
      </td>
      <td>
        <Bone width={70} className="right" />
      </td>
      <td>
        <Bone width={132} height={20} />
      </td>
      <td>
        <Bone width={120} height={26} radius={13} />
      </td>
      <td>
        <Bone width={26} height={26} radius={13} />
      </td>
      <td />
    </tr>
  )
}

interface Column {
  readonly name: string
  /** Its class in the table's styles, which sets the width; the trip column takes what is left. */
  readonly place:
    | 'toggleColumn'
    | 'tripColumn'
    | 'clientColumn'
    | 'stateColumn'
    | 'travelColumn'
    | ColumnOfFigures
  readonly sort?: SortField
  /** Right-aligned figures. */
  readonly figures?: true
  /** Sorts descending on the first click. */
  readonly startsDescending?: true
  /** Hidden in narrow windows. */
  readonly minor?: true
  /** Moves below the trip's name in the narrowest windows. */
  readonly below?: true
  /** Named for screen readers only. */
  readonly silent?: true
}

type ColumnOfFigures =
  | 'sellColumn'
  | 'marginColumn'
  | 'paidColumn'
  | 'dueColumn'
  | 'agentColumn'
  | 'menuColumn'

export const columns: readonly Column[] = [
  { name: 'Payments', place: 'toggleColumn', silent: true },
  { name: 'Trip', place: 'tripColumn', sort: 'name' },
  { name: 'Client', place: 'clientColumn', sort: 'clientName', minor: true },
  { name: 'Status', place: 'stateColumn' },
  { name: 'Travel', place: 'travelColumn', sort: 'startDate', below: true },
  { name: 'Sell', place: 'sellColumn', sort: 'sell', figures: true, startsDescending: true },
  {
    name: 'Margin',
    place: 'marginColumn',
    sort: 'margin',
    figures: true,
    startsDescending: true,
    minor: true,
  },
  { name: 'Paid', place: 'paidColumn' },
  { name: 'Next due', place: 'dueColumn', sort: 'dueDate' },
  { name: 'Agent', place: 'agentColumn', silent: true },
  { name: 'Actions', place: 'menuColumn', silent: true },
]
