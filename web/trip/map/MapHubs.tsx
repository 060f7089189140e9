import type { DrawnHub } from './drawn-route'
import type { HubName } from './hub-names'
import styles from './route-map.module.css'

interface MapHubsProps {
  readonly hubs: readonly DrawnHub[]
  /** Of each hub, where its name stands. */
  readonly names: readonly (HubName | undefined)[]
}

/** Airports on the way; one where nights are open is ringed and says how many. */
export function MapHubs({ hubs, names }: MapHubsProps) {
  return hubs.map(({ hub: { name, openNights }, at: [x, y] }, index) => {
    const place = names[index]
    return (
      <g key={name}>
        {openNights > 0 && <circle className={styles.open} cx={x} cy={y} r="9" />}
        <circle className={styles.hub} cx={x} cy={y} r="3.2" />
        {place !== undefined && (
          <text className={styles.hubName} x={place.at[0]} y={place.at[1]} textAnchor={place.anchor}>
            {name}
          </text>
        )}
        {place !== undefined && openNights > 0 && (
          <text
            className={`${styles.hubName} ${styles.openWords}`}
            x={place.at[0]}
            y={place.at[1] + 14}
            textAnchor={place.anchor}
          >
            {openNights} {openNights === 1 ? 'night' : 'nights'} open
          </text>
        )}
      </g>
    )
  })
}
