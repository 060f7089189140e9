import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { Bone } from '../../../../components/feedback/Bone'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useFirstSign } from '../../../../lib/loading/use-first-sign'
import { todayHere } from '../../../../lib/time/today-here'
import { datePresets, rangeWords } from '../../model/date-presets'
import type { DateEndsProps } from './DateEnds'
import { FilterButton } from './FilterButton'
import styles from './filters.module.css'

const DateEnds = lazyPage(
  () => import('./DateEnds'),
  (module) => module.DateEnds,
)

/** The days on which a trip starts: a usual range by one press, or any two days. */
export function DatesFilter({ from, to, onChange }: DateEndsProps) {
  useFirstSign(DateEnds.preload)
  const today = todayHere()
  return (
    <FilterButton icon="calendar-range" label="Travel dates" value={rangeWords({ from, to }, today)}>
      {(close) => (
        <div className={styles.dates}>
          <div className={styles.presets}>
            {datePresets(today).map((preset) => (
              <Button
                key={preset.label}
                size="xsmall"
                variant={preset.from === from && preset.to === to ? 'contained' : 'soft'}
                onClick={() => onChange({ from: preset.from, to: preset.to })}
              >
                {preset.label}
              </Button>
            ))}
          </div>
          <div className={styles.ends}>
            <Suspense fallback={<EndBones />}>
              <DateEnds {...{ from, to, onChange }} />
            </Suspense>
          </div>
          <div className={styles.foot}>
            <Button size="small" onClick={close}>
              Done
            </Button>
            {(from !== undefined || to !== undefined) && (
              <Button size="small" variant="text" onClick={() => onChange({ from: undefined, to: undefined })}>
                Any dates
              </Button>
            )}
          </div>
        </div>
      )}
    </FilterButton>
  )
}

const EndBones = () => [<Bone key="from" height={58} />, <Bone key="until" height={58} />]
