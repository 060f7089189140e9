import { type CSSProperties, Fragment } from 'react'
import type { DrawnLeg } from '#shared/map/drawn-route'

interface MapLegsProps {
  readonly legs: readonly DrawnLeg[]
  /**
   * Begins the ids of masks: each leg is then uncovered by its `.wipe`, whose `--from` and `--to`
   * are shares of the journey.
   */
  readonly film?: string | undefined
}

/** The legs between places, by means of travel. */
export function MapLegs({ legs, film }: MapLegsProps) {
  return legs.map(({ key, path, kind, isBack }, index) => {
    const leg = <path className={`leg ${kind} ${isBack ? 'back' : ''}`} d={path} />
    if (film === undefined) return <Fragment key={key}>{leg}</Fragment>
    const times = {
      '--from': index / legs.length,
      '--to': (index + 1) / legs.length,
    } as CSSProperties
    return (
      <g key={key}>
        <mask
          id={`${film}-${key}`}
          maskUnits="userSpaceOnUse"
          x="-9999"
          y="-9999"
          width="29999"
          height="29999"
        >
          <path className="wipe" d={path} pathLength="1" style={times} />
        </mask>
        <g mask={`url(#${film}-${key})`}>{leg}</g>
      </g>
    )
  })
}

const words = {
  scheduled: 'Scheduled flight',
  charter: 'Charter',
  road: 'By road',
  on: 'Not arranged yet',
} as const

/** The legend, with only the kinds of legs shown. */
export function MapLegend({ legs }: { readonly legs: readonly DrawnLeg[] }) {
  const kinds = (['scheduled', 'charter', 'road', 'on'] as const).filter((kind) =>
    legs.some((leg) => leg.kind === kind),
  )
  if (kinds.length === 0) return null
  return (
    <ul className="legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <svg width="18" height="4" aria-hidden="true">
            <path className={`leg ${kind}`} d="M1 2H17" />
          </svg>
          {words[kind]}
        </li>
      ))}
    </ul>
  )
}
