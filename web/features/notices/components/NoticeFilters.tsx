import Box from '@mui/material/Box'
import { Segmented } from '../../../components/inputs/Segmented'
import { SelectField } from '../../../components/inputs/SelectField'
import { type NoticeLine, noticeKinds } from '../model/notice-lines'
import { kindWords, type NoticesView, tripsOf } from '../model/notices-view'

interface NoticeFiltersProps {
  readonly view: NoticesView
  readonly lines: readonly NoticeLine[]
  readonly onChange: (change: Partial<NoticesView>) => void
}

/** Read or not, what about, which trip. */
export function NoticeFilters({ view, lines, onChange }: NoticeFiltersProps) {
  return (
    <Box component="section" aria-label="Filters" sx={look}>
      <Segmented
        label="Show"
        value={view.show}
        segments={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
          { value: 'read', label: 'Read' },
        ]}
        onChange={(show) => onChange({ show })}
      />
      <SelectField
        label="Kind"
        size="small"
        value={view.kind}
        options={[
          ['', 'All kinds'],
          ...noticeKinds.map((kind) => [kind, kindWords[kind]] as const),
        ]}
        onChange={({ target }) =>
          onChange({ kind: noticeKinds.find((kind) => kind === target.value) ?? '' })
        }
      />
      <SelectField
        label="Trip"
        size="small"
        value={view.trip}
        options={[['', 'All trips'], ...tripsOf(lines, view.trip)]}
        onChange={({ target }) => onChange({ trip: target.value })}
      />
    </Box>
  )
}

const look = {
  display: 'grid',
  gap: 1.4,
  mb: 2,
  alignItems: 'end',
  '& > [role=group]': { justifySelf: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
}
