import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { IconAction } from '../../../../components/inputs/IconAction'
import { type BuilderCamp, placeOf } from '../../../../trip/building/model/builder-camp'

interface PinnedCampsProps {
  /** None shows nothing. */
  readonly camps: readonly BuilderCamp[]
  /** The pin is in the upper half of the map. */
  readonly isBelow: boolean
  readonly onView: (camp: BuilderCamp) => void
  readonly onClose: () => void
}

/** What lies under a pin that was opened: each camp with the way to its page. */
export function PinnedCamps({ camps, isBelow, onView, onClose }: PinnedCampsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (camps.length > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [camps])
  if (camps.length === 0) return null
  return (
    <div ref={box} className={isBelow ? 'camps below' : 'camps'}>
      <ul aria-label="Accommodations at this pin">
        {camps.map((camp) => (
          <li key={camp.supplierCode}>
            <span>
              <b>{camp.campName}</b>
              <small>{placeOf(camp)}</small>
            </span>
            <Button size="small" variant="outlined" onClick={() => onView(camp)}>
              View Detail
              <span className="visually-hidden"> of {camp.campName}</span>
            </Button>
          </li>
        ))}
      </ul>
      <IconAction icon="x" label="Close" size="small" onClick={onClose} />
    </div>
  )
}
