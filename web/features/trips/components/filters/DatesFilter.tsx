import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { Bone } from '../../../../components/feedback/Bone'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { useFirstSign } from '../../../../lib/loading/use-first-sign'
import { todayHere } from '../../../../lib/time/today-here'
import { datePresets, rangeWords } from '../../model/trips-where'
import type { DateEndsProps } from './DateEnds'
import { FilterButton } from './FilterButton'

const DateEnds = lazyPage(() => import('./DateEnds'), 'DateEnds')

/** Filters by start date: common ranges, or any two days. */
export function DatesFilter({ from, to, onChange }: DateEndsProps) {
  useFirstSign(DateEnds.preload)
  const today = todayHere()
  return (
    <FilterButton
      icon="calendar-range"
      label="Travel dates"
      value={rangeWords({ from, to }, today)}
    >
      {(close) => (
        <Box sx={{ width: 330 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.6 }}>
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
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1.6 }}>
            <Suspense fallback={<EndBones />}>
              <DateEnds from={from} to={to} onChange={onChange} />
            </Suspense>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              justifyContent: 'space-between',
              mt: 1.4,
            }}
          >
            <Button size="small" onClick={close}>
              Done
            </Button>
            {(from !== undefined || to !== undefined) && (
              <Button
                size="small"
                variant="text"
                onClick={() => onChange({ from: undefined, to: undefined })}
              >
                Any dates
              </Button>
            )}
          </Box>
        </Box>
      )}
    </FilterButton>
  )
}

const EndBones = () => [<Bone key="from" height={58} />, <Bone key="until" height={58} />]
