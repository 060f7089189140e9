import styles from './calendar-legend.module.css'

const looks = [
  ['free', 'Available, rooms left'],
  ['few', 'Last rooms'],
  ['may', 'May be available'],
  ['request', 'On request'],
  ['none', 'Unavailable'],
  ['closed', 'Closed'],
  ['selected', 'Selected'],
  ['taken', 'Another segment'],
  ['past', 'In the past'],
  ['loading', 'Loading'],
] as const
const ownLooks: readonly string[] = ['free', 'selected', 'taken', 'past']

/** What the looks of the days mean. */
export function CalendarLegend({ isOwn }: { readonly isOwn: boolean }) {
  const shown = isOwn ? looks.filter(([look]) => ownLooks.includes(look)) : looks
  return (
    <ul className={styles.legend} aria-label="Legend">
      {shown.map(([look, words]) => (
        <li key={look}>
          <span className={`${styles.day} ${styles[look]}`} aria-hidden="true">
            {look === 'loading' ? '' : 12}
          </span>
          {look === 'free' && isOwn ? 'Available' : words}
        </li>
      ))}
    </ul>
  )
}
