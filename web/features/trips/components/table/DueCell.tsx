import { shortDate } from '#shared/format/dates'
import { Icon } from '../../../../components/icons/Icon'
import { figureText } from '../../../../components/money/money-parts'
import { todayHere } from '../../../../lib/time/today-here'
import type { Trip } from '../../api/trips-query'
import { type Due, dueOf } from '../../model/due'
import styles from './due-cell.module.css'

const icons = { overdue: 'circle-alert', soon: 'clock', paid: 'circle-check' } as const

/** The next payment of a trip as a chip: late, soon, later, paid in full; or why there is none. */
export function DueCell({ trip }: { readonly trip: Trip }) {
  const due = dueOf(trip, todayHere())
  return (
    <td title={amountWords(trip)}>
      <DueChip due={due} />
    </td>
  )
}

function DueChip({ due: { look, words } }: { readonly due: Due }) {
  if (look === 'none') return <span className={styles.none}>{words}</span>
  return (
    <span className={`${styles.chip} ${styles[look]}`}>
      {look !== 'later' && <Icon name={icons[look]} size={14} />}
      {words}
    </span>
  )
}

function amountWords({ dueAmount, dueDate, currency }: Trip): string | undefined {
  if (dueAmount === undefined || dueDate === undefined) return undefined
  return `${currency} ${figureText(dueAmount, currency)} due ${shortDate(dueDate)}, ${dueDate.slice(0, 4)}`
}
