import styles from './icon.module.css'
import { type IconName, iconNames } from './icon-names'
import symbolsUrl from './symbols.svg?no-inline'

export interface IconProps {
  readonly name: IconName
  /** Pixels, 18 by default. */
  readonly size?: number
  /** Filled with the text color, such as an active heart. */
  readonly filled?: boolean
  /** Spins while work is under way. */
  readonly spinning?: boolean
  /** An accessible name, where no text beside it says the same. */
  readonly label?: string
}

const knownNames: ReadonlySet<string> = new Set(iconNames)

/**
 * One symbol of our icon sprite, which loads once. An unknown name logs a warning and draws nothing
 * (1 §8).
 */
export function Icon({ name, size = 18, filled = false, spinning = false, label }: IconProps) {
  if (!knownNames.has(name)) {
    console.warn(`There is no icon named "${name}"`)
    return null
  }
  const look = [styles.icon, filled && styles.filled, spinning && styles.spinning]
    .filter(Boolean)
    .join(' ')
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
