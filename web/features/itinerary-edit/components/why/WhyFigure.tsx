import type { ReactNode } from 'react'
import { useWhy } from './why-context'
import styles from './why-figure.module.css'

interface WhyFigureProps {
  /** Path of the figure, as shared/pricing names it. */
  readonly path: string
  /** Accessible name of the figure. */
  readonly name: string
  readonly children: ReactNode
  readonly isNegative?: boolean
  readonly look?: 'plain' | 'strong' | 'onDark'
}

/** A figure that explains itself when clicked. */
export function WhyFigure({
  path,
  name,
  children,
  isNegative = false,
  look = 'plain',
}: WhyFigureProps) {
  const why = useWhy()
  const classes = [styles.why, styles[look], 'tabular', isNegative && styles.negative]
    .filter(Boolean)
    .join(' ')
  return (
    <button
      type="button"
      className={classes}
      data-figure={path}
      aria-haspopup="dialog"
      aria-expanded={why.path === path}
      onClick={(event) => why.open(path, event.currentTarget)}
    >
      <span className="visually-hidden">{`${name}: `}</span>
      {children}
    </button>
  )
}
