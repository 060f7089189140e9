import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
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
        onChange={({ target }) => onChange({ kind: noticeKinds.find((kind) => kind === target.value) ?? '' })}
      >
        <MenuItem value="">All kinds</MenuItem>
        {noticeKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kindWords[kind]}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        label="Trip"
        size="small"
        value={view.trip}
        onChange={({ target }) => onChange({ trip: target.value })}
      >
        <MenuItem value="">All trips</MenuItem>
        {tripsOf(lines, view.trip).map(([id, name]) => (
          <MenuItem key={id} value={id} dir="auto">
            {name}
          </MenuItem>
        ))}
      </SelectField>
    </Box>
  )
}

const look = {
  ...{ display: 'grid', gap: 1.4, mb: 2, alignItems: 'end', '& > [role=group]': { justifySelf: 'start' } },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
}
