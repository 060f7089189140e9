import styles from './rate-slider.module.css'

interface RateSliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What the agency usually takes: a tick on the rail. */
  readonly usual: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** The browser's own slider in our dress: arrows go by half a percent, Page Up and Page Down by more. */
export function RateSlider({ label, value, min, max, usual, disabled, onChange }: RateSliderProps) {
  const share = (percent: number) => `${max === min ? 0 : ((percent - min) / (max - min)) * 100}%`
  return (
    <span className={styles.slider}>
      <span className={styles.rail} aria-hidden="true">
        <span className={styles.track} style={{ width: share(value) }} />
      </span>
      <span className={styles.room} aria-hidden="true">
        <span className={styles.tick} style={{ left: share(usual) }} title={`Default ${usual}%`} />
      </span>
      <input
        type="range"
        aria-label={`${label} rate`}
        aria-valuetext={`${value} percent`}
        {...{ min, max, value, disabled }}
        step={0.5}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </span>
  )
}
