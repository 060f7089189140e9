import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { noticesQuery } from '../api/notices-query'
import { moreWords, type NoticeLine, noticeLines } from '../model/notice-lines'
import { useMarkNotices, useSeeNotices } from '../state/notice-marks'
import { NoticeLink } from './NoticeLink'

/**
 * Holds about to end, payments received, manual refunds and overdue payments, each with a link to
 * what it is about. Opening the list marks them as seen.
 */
export function NoticeList({ onLeave }: { readonly onLeave: () => void }) {
  const { data, isError, error, refetch } = useQuery(noticesQuery)
  const mark = useMarkNotices()
  useSeeNotices(data)
  if (data === undefined) {
    return isError ? (
      <ErrorState title="Notifications couldn’t be loaded" error={error} onRetry={refetch} />
    ) : (
      <BoneLines lines={3} gap={14} />
    )
  }
  const lines = noticeLines(data, new Date())
  const more = moreWords(data)
  const follow = ({ id }: NoticeLine) => {
    void mark({ read: [id] })
    onLeave()
  }
  if (lines.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'ink.second' }}>
        No overdue payments, refunds to send or holds expiring within a day.
      </Typography>
    )
  return (
    <>
      <Box component="ul" sx={{ maxHeight: 320, mx: -1, overflowY: 'auto' }}>
        {lines.map((line) => (
          <li key={line.id}>
            <NoticeLink line={line} onFollow={() => follow(line)} />
          </li>
        ))}
      </Box>
      {more !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.8 }}>
          <Link to="/trips-and-payments" onClick={onLeave}>
            {more}
          </Link>
        </Typography>
      )}
    </>
  )
}
