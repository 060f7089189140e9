import type { DrawnLeg } from './drawn-route'

/** The legs between places, by means of travel. */
export function MapLegs({ legs }: { readonly legs: readonly DrawnLeg[] }) {
  return legs.map(({ key, path, kind, isBack }) => (
    <path key={key} className={`leg ${kind} ${isBack ? 'back' : ''}`} d={path} />
  ))
}

const words = { scheduled: 'Scheduled flight', charter: 'Charter', road: 'By road', on: 'Not arranged yet' } as const

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
