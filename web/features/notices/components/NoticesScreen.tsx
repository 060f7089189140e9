import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import { BoneLines } from '../../../components/feedback/Bone'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { inRow, underlineLook } from '../../../components/looks/looks'
import { markMessagesSeen, useMessageLog } from '../../../components/snackbar/message-log'
import { noticesQuery } from '../api/notices-query'
import { moreWords, noticeLines } from '../model/notice-lines'
import {
  isNarrowed,
  type NoticesView,
  pickNotices,
  searchOfView,
  viewOfSearch,
} from '../model/notices-view'
import { useMarkNotices, useSeeNotices } from '../state/notice-marks'
import { NoticeFilters } from './NoticeFilters'
import { NoticeRow } from './NoticeRow'
import { SessionMessages } from './SessionMessages'

/** `/notifications`: everything the bell knows, read and unread. */
export function NoticesScreen() {
  const [search, setSearch] = useSearchParams()
  const view = viewOfSearch(search)
  const { data, isError, error, refetch } = useQuery(noticesQuery)
  const readKeys = new Set(data?.marks.read)
  const markMany = useMarkNotices()
  const { messages } = useMessageLog()
  const lines = data === undefined ? [] : noticeLines(data, new Date())
  const shownLines = pickNotices(lines, { view, read: readKeys })
  const unread = lines.filter(({ id }) => !readKeys.has(id))
  const more = data && moreWords(data)
  useSeeNotices(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes in while the page is open is seen, too
  useEffect(markMessagesSeen, [messages])
  const change = (changes: Partial<NoticesView>) =>
    setSearch((old) => searchOfView({ ...viewOfSearch(old), ...changes }), { replace: true })
  const mark = (ids: string[], isRead: boolean) =>
    void markMany(isRead ? { read: ids } : { unread: ids })
  const unreadIds = unread.map(({ id }) => id)
  return (
    <Box
      component="main"
      sx={{ maxWidth: 880, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <Box component="header" sx={{ ...inRow(2), flexWrap: 'wrap', mb: 2.4 }}>
        <Box sx={{ mr: 'auto' }}>
          <h1>Notifications</h1>
          <Box component="p" role="status" sx={{ color: 'ink.second' }}>
            {data === undefined
              ? 'Holds, payments, refunds and clients.'
              : `${countOf(unread.length, 'unread notification')}`}
          </Box>
        </Box>
        <Button
          variant="outlined"
          startIcon={<Icon name="check" size={16} />}
          disabled={unread.length === 0}
          onClick={() => mark(unreadIds, true)}
        >
          Mark all as read
        </Button>
      </Box>
      <NoticeFilters view={view} lines={lines} onChange={change} />
      {data === undefined ? (
        isError ? (
          <ErrorState title="Notifications couldn’t be loaded" error={error} onRetry={refetch} />
        ) : (
          <Card sx={{ p: 2 }} role="status" aria-label="Loading notifications">
            <BoneLines lines={6} gap={20} />
          </Card>
        )
      ) : shownLines.length === 0 ? (
        <EmptyState
          level={2}
          title={isNarrowed(view) ? 'No notifications match' : 'Nothing needs attention'}
          text={
            isNarrowed(view)
              ? 'Choose another filter, kind or trip.'
              : 'No overdue payments, refunds to send or holds expiring within a day.'
          }
          actions={
            isNarrowed(view) && (
              <Button onClick={() => setSearch({})}>Show all notifications</Button>
            )
          }
        />
      ) : (
        <Card component="ul" aria-label="Notifications" sx={{ p: 1 }}>
          {shownLines.map((line) => (
            <NoticeRow
              key={line.id}
              line={line}
              isRead={readKeys.has(line.id)}
              onMark={(isRead) => mark([line.id], isRead)}
            />
          ))}
        </Card>
      )}
      {more !== undefined && (
        <Typography variant="body2" sx={{ mt: 1.4, '& a': underlineLook }}>
          <Link to="/trips-and-payments">{more}</Link>
        </Typography>
      )}
      {!isNarrowed(view) && messages.length > 0 && <SessionMessages />}
    </Box>
  )
}
