import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../../components/icons/Icon'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import { dayLooks } from './day-looks'
import styles from './story-days.module.css'

/** Two stays that nothing leads between yet. */
export function StoryMissing({ way }: { readonly way: MissingWay }) {
  const { openJourney } = useTripTools()
  return (
    <div className={`${styles.joint} ${styles.missing}`}>
      <span className={styles.sign}>
        <Icon name="move-right" size={16} />
      </span>
      <Box sx={dayLooks.words}>
        <span>
          No transfer from {segmentName(way.from)} to {segmentName(way.to)} yet
        </span>
      </Box>
      <Button
        size="xsmall"
        variant="text"
        onClick={() => openJourney({ kind: 'add', draft: 'road', start: { startDate: way.day } })}
      >
        Add a transfer
      </Button>
    </div>
  )
}
