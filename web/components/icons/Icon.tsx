import styles from './icon.module.css'
import { type IconName, iconNames } from './icon-names'
import symbolsUrl from './symbols.svg?no-inline'

export interface IconProps {
  readonly name: IconName
  /** Pixels, 18 unless said. */
  readonly size?: number
  /** Filled with the text's colour, as a heart that is on. */
  readonly filled?: boolean
  /** Turns, as a sign of work under way. */
  readonly spinning?: boolean
  /** A name for readers of the screen, where no text beside it says the same. */
  readonly label?: string
}

const known: ReadonlySet<string> = new Set(iconNames)

/** One symbol of our own set, drawn from a sprite that is loaded once. An unknown one is warned of and draws nothing (1 §8). */
export function Icon({ name, size = 18, filled = false, spinning = false, label }: IconProps) {
  if (!known.has(name)) {
    console.warn(`There is no icon named "${name}"`)
    return null
  }
  const look = [styles.icon, filled && styles.filled, spinning && styles.spinning].filter(Boolean).join(' ')
  return (
    <svg
      className={look}
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      <use href={`${symbolsUrl}#${name}`} />
    </svg>
  )
}
