import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName
}

interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly segments: readonly Segment<Value>[]
  /** Shows icons only; the labels are for screen readers. */
  readonly iconsOnly?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: Value) => void
}

/** A choice of a few, exactly one of which is selected. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, segments, iconsOnly = false, disabled = false, onChange } = props
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(_event, next: Value | null) => {
        if (next !== null) onChange(next)
      }}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          value={segment.value}
          aria-label={iconsOnly ? segment.label : undefined}
          title={iconsOnly ? segment.label : undefined}
        >
          {segment.icon !== undefined && <Icon name={segment.icon} size={16} />}
          {!iconsOnly && segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
