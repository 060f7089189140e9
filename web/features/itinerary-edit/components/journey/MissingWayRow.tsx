import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { MissingWay } from '../../../../trip/journey/missing-ways'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import styles from './journey.module.css'

/** Two stays that nothing leads between yet. */
export const MissingWayRow = memo(({ way }: { readonly way: MissingWay }) => {
  const { openJourney } = useTripTools()
  const [from, to] = [segmentName(way.from), segmentName(way.to)]
  return (
    <div className={styles.joint}>
      <Box
        component="span"
        className={styles.sign}
        sx={{ boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-ember-400)', color: 'ember.600' }}
      >
        <Icon name="move-right" size={15} />
      </Box>
      <div className={styles.jointWords}>
        <span title={`${from} to ${to}`}>
          No transfer from {from} to {to} yet
        </span>
      </div>
      <Button
        size="xsmall"
        variant="text"
        sx={{ gridColumn: '4 / -1', justifySelf: 'end' }}
        onClick={() => openJourney({ kind: 'add', draft: 'road', start: { startDate: way.day } })}
      >
        Add a transfer
      </Button>
    </div>
  )
})
