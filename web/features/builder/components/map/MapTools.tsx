import { IconAction } from '../../../../components/inputs/IconAction'

interface MapToolsProps {
  /** Comes so many times nearer; below one farther away. */
  readonly onZoom: (by: number) => void
  /** Undefined while all is shown. */
  readonly onShowAll: (() => void) | undefined
}

const step = 1.8

export const MapTools = ({ onZoom, onShowAll }: MapToolsProps) => (
  <div className="tools">
    <IconAction icon="plus" label="Zoom in" size="small" onClick={() => onZoom(step)} />
    <IconAction icon="minus" label="Zoom out" size="small" onClick={() => onZoom(1 / step)} />
    {onShowAll !== undefined && (
      <IconAction
        icon="rotate-ccw"
        label="Show all accommodations"
        size="small"
        onClick={onShowAll}
      />
    )}
  </div>
)
