import Button from '@mui/material/Button'
import { Icon } from '../../../../components/icons/Icon'
import type { GapItem } from '../../../../trip/journey/journey'
import { useTripTools } from '../../../../trip/page/trip-tools'

/** Ways to fill nights without a stay. */
export function GapActions({ gap }: { readonly gap: GapItem }) {
  const { arrangeNights, openJourney } = useTripTools()
  return (
    <>
      <Button
        size="xsmall"
        variant="outlined"
        startIcon={<Icon name="plus" size={14} />}
        onClick={() => openJourney({ kind: 'camp', place: { at: 'gap', gap } })}
      >
        Add stay
      </Button>
      <Button size="xsmall" variant="text" onClick={() => arrangeNights(gap)}>
        Self-arranged stay
      </Button>
    </>
  )
}
