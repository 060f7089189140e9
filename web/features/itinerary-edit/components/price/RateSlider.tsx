import Box from '@mui/material/Box'
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
      <Box
        component="span"
        sx={{ position: 'absolute', inset: '8px 0', borderRadius: '4px', bgcolor: 'ground.sand2' }}
        aria-hidden="true"
      >
        <span className={styles.track} style={{ width: share(value) }} />
      </Box>
      <Box component="span" sx={{ position: 'absolute', inset: '5px 8px' }} aria-hidden="true">
        <Box
          component="span"
          sx={{ position: 'absolute', width: 2, height: 10, ml: '-1px', borderRadius: '1px', bgcolor: 'ground.line2' }}
          style={{ left: share(usual) }}
          title={`Default ${usual}%`}
        />
      </Box>
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
