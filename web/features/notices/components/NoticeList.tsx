import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { isClientId } from '../../../lib/navigation/is-id'
import { tripPaymentsPath, useTripPath } from '../../../lib/navigation/trip-path'
import { noticesQuery } from '../api/notices-query'
import { moreWords, type NoticeLine, noticeLines } from '../model/notice-lines'
import { markNoticesSeen } from '../state/seen-notices'

const notice = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 1,
  p: '9px 10px',
  borderRadius: '8px',
  '&:hover': { bgcolor: 'action.hover' },
  '& svg': { mt: 0.2 },
  '& span > *': { display: 'block', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& span > span': { typography: 'body2' },
  '& small': { typography: 'caption', color: 'ink.note' },
} as const

const icons = {
  hold: 'hourglass',
  overdue: 'clock-alert',
  paid: 'circle-check',
  refund: 'arrow-right-left',
  client: 'user-plus',
} as const

const tones = {
  hold: 'warning.main',
  overdue: 'error.main',
  paid: 'success.main',
  refund: 'warning.main',
  client: 'info.main',
} as const

/**
 * Holds about to end, payments received, manual refunds and overdue payments, each with a link to its trip. Opening the
 * list marks them as seen.
 */
export function NoticeList({ onLeave }: { readonly onLeave: () => void }) {
  const { data, isError, error, refetch } = useQuery(noticesQuery)
  const pathOf = useTripPath()
  useEffect(() => {
    if (data !== undefined) markNoticesSeen(noticeLines(data, new Date()).map(({ id }) => id))
  }, [data])
  if (data === undefined) {
    return isError ? (
      <ErrorState title="Notifications couldn’t be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <BoneLines lines={3} gap={14} />
    )
  }
  const pathFor = ({ kind, about }: Pick<NoticeLine, 'kind' | 'about'>) =>
    isClientId(about) ? `/clients/${about}` : kind === 'hold' ? pathOf(about) : tripPaymentsPath(about)
  const lines = noticeLines(data, new Date())
  const more = moreWords(data)
  if (lines.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'ink.second' }}>
        No overdue payments, refunds to send or holds expiring within a day.
      </Typography>
    )
  return (
    <>
      <Box component="ul" sx={{ maxHeight: 320, mx: -1, overflowY: 'auto' }}>
        {lines.map(({ id, kind, about, title, text, note }) => (
          <li key={id}>
            <Box
              component={Link}
              to={pathFor({ kind, about })}
              sx={[notice, { '& svg, & span > span': { color: tones[kind] } }]}
              onClick={onLeave}
            >
              <Icon name={icons[kind]} size={16} />
              <span>
                <b dir="auto">{title}</b>
                <span className="tabular">{text}</span>
                <small dir="auto">{note}</small>
              </span>
            </Box>
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
