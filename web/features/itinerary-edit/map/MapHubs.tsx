import type { DrawnHub } from './drawn-route'
import type { Size } from './lens'
import styles from './route-map.module.css'

interface MapHubsProps {
  readonly hubs: readonly DrawnHub[]
  readonly size: Size
}

/** Airports on the way; one where nights are open is ringed and says how many. */
export function MapHubs({ hubs, size }: MapHubsProps) {
  return hubs.map(({ hub: { name, openNights }, at: [x, y] }) => {
    const isRight = x < size.width / 2
    const reach = openNights > 0 ? 13 : 8
    const anchor = isRight ? 'start' : 'end'
    const textX = isRight ? x + reach : x - reach
    return (
      <g key={name}>
        {openNights > 0 && <circle className={styles.open} cx={x} cy={y} r="9" />}
        <circle className={styles.hub} cx={x} cy={y} r="3.2" />
        <text className={styles.hubName} x={textX} y={y + 4} textAnchor={anchor}>
          {name}
        </text>
        {openNights > 0 && (
          <text className={`${styles.hubName} ${styles.openWords}`} x={textX} y={y + 18} textAnchor={anchor}>
            {openNights} {openNights === 1 ? 'night' : 'nights'} open
          </text>
        )}
      </g>
    )
  })
}
