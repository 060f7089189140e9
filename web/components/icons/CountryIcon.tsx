import countriesUrl from './countries.svg?no-inline'
import { countryCodes } from './country-codes'
import styles from './icon.module.css'

interface CountryIconProps {
  /** ISO code of one of the 15 countries, or AFRICA. */
  readonly country: string
  readonly size?: number
}

const known: ReadonlySet<string> = new Set(countryCodes)

/** The outline of a country; its name stands beside it. An unknown one is warned of and draws nothing (1 §8). */
export function CountryIcon({ country, size = 24 }: CountryIconProps) {
  const code = country.toUpperCase()
  if (!known.has(code)) {
    console.warn(`There is no icon for the country "${country}"`)
    return null
  }
  return (
    <svg className={`${styles.icon} ${styles.filled}`} width={size} height={size} aria-hidden="true">
      <use href={`${countriesUrl}#${code}`} />
    </svg>
  )
}
