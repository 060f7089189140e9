import Box from '@mui/material/Box'
import { memo } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import type { GapItem } from '../../../../trip/journey/journey'
import { gapTitle, nightRows } from '../../../../trip/journey/journey-words'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { GapActions } from './GapActions'
import { gapLooks } from './gap-looks'
import type { JourneyLook } from './Journey'
import styles from './journey.module.css'

/** Nights that nobody has a bed for. They can be made an own arrangement here. */
export const GapRow = memo(({ gap, look }: { readonly gap: GapItem; readonly look: JourneyLook }) => {
  const { mayArrange } = useTripTools()
  const rows = nightRows(look === 'compact' ? gap.nights.slice(0, 1) : gap.nights)
  return (
    <div className={`${styles.stay} ${styles.gap}`}>
      <ol className={styles.days} aria-hidden="true">
        {rows.map((row) =>
          typeof row === 'number' ? (
            <li key="more" className={styles.more}>
              {row} more
            </li>
          ) : (
            <li key={row.date}>
              <b className="tabular">{row.day}</b>
              {row.weekday}
            </li>
          ),
        )}
      </ol>
      <span className={styles.band} aria-hidden="true" />
      <article className={styles.gapCard}>
        <Icon name="moon-star" size={20} />
        <div className={styles.gapWords}>
          <h3>{gapTitle(gap)}</h3>
          {gap.between !== '' && <p>{gap.between}</p>}
        </div>
        {mayArrange && (
          <Box sx={gapLooks.gapActions}>
            <GapActions gap={gap} />
          </Box>
        )}
      </article>
    </div>
  )
})
