import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { clampTo } from '../../../../components/inputs/whole-number'
import type { RateRow as Row } from '../../../../trip/price/rate-rows'
import { readRate } from '../../../../trip/segments/typed-amount'
import { PercentField } from '../PercentField'
import { Unread } from './Unread'
import { useTyped } from './use-typed'

interface RateRowProps {
  readonly row: Row
  readonly isReadOnly: boolean
  readonly onChange: (value: number) => void
}

/** One rate, by slider or typed; values outside the limits are clamped (1 §5). */
export function RateRow({ row, isReadOnly, onChange }: RateRowProps) {
  const { label, value, min, max, usual, isIdle } = row
  const { typed, refused, isUnread, type, leave, enter } = useTyped({
    figure: value,
    read(text) {
      const percent = text.trim() === '' ? value : readRate(text)
      return percent === undefined ? undefined : clampTo(percent, { min, max })
    },
    apply: onChange,
  })
  const typedRate = typed === undefined ? value : readRate(typed)
  const isBeyond = typedRate !== undefined && clampTo(typedRate, { min, max }) !== typedRate
  const isWrong = isBeyond || isUnread
  const isOff = isIdle || isReadOnly
  const setTo = (next: number) => {
    enter(next)
    onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setTo(clampTo(value + by, { min, max }))
    } else if (event.key === 'Enter') leave()
  }
  return (
    <Box sx={[looks.rate, isIdle && looks.idle]}>
      <span>{label}</span>
      <Slider
        aria-label={`${label} rate`}
        sx={looks.slider}
        getAriaValueText={(percent) => `${percent} percent`}
        min={min}
        max={max}
        value={value}
        step={0.5}
        marks={[{ value: usual }]}
        disabled={isOff}
        onChange={(_event, percent) => setTo(Array.isArray(percent) ? value : percent)}
      />
      <PercentField
        aria-label={`${label} rate in percent`}
        error={isWrong}
        disabled={isOff}
        value={typed ?? String(value)}
        onFocus={() => enter()}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {value === usual || isOff || isWrong ? (
        <Box
          component="small"
          className="tabular"
          sx={isWrong ? { color: 'error.main', fontWeight: 600 } : undefined}
        >
          {min} – {max}
        </Box>
      ) : (
        <Box
          component="button"
          type="button"
          className="tabular"
          sx={looks.usual}
          aria-label={`Reset ${label} rate to the agency default of ${usual} percent`}
          title={`Agency default ${usual}%`}
          onClick={() => setTo(usual)}
        >
          <Icon name="undo-2" size={12} />
          {usual}%
        </Box>
      )}
      {refused !== undefined && (
        <Unread text={refused} of="a valid rate">
          {value}%
        </Unread>
      )}
    </Box>
  )
}

const beyond = {
  content: '""',
  position: 'absolute',
  left: '-8px',
  width: 8,
  height: '100%',
  borderRadius: 'inherit',
  bgcolor: 'inherit',
} as const

const looks = {
  rate: {
    display: 'grid',
    gridTemplateColumns: '62px 1fr 62px 44px',
    alignItems: 'center',
    gap: '14px',
    minHeight: 36,
    '& > small': {
      fontSize: 11.5,
      lineHeight: '16px',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      color: 'ink.note',
    },
    '@media (max-width: 1400px) and (min-width: 1280px)': { gap: '10px' },
  },
  // the rail extends past the thumb's center at either end
  slider: {
    mx: '8px',
    width: 'auto',
    '& .MuiSlider-rail': { left: '-8px', width: 'calc(100% + 16px)' },
    '& .MuiSlider-track::before': beyond,
  },
  idle: { color: 'ink.note' },
  usual: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3px',
    height: 24,
    fontSize: 11.5,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: 'forest.700',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
} as const
