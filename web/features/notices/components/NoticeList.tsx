import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { BoneLines } from '../../../components/feedback/Bone'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Icon } from '../../../components/icons/Icon'
import { tripPaymentsPath, useTripPath } from '../../../lib/navigation/trip-path'
import { noticesQuery } from '../api/notices-query'
import { moreWords, noticeLines } from '../model/notice-lines'
import { markNoticesSeen } from '../state/seen-notices'
import styles from './notices.module.css'

const icons = { hold: 'hourglass', overdue: 'clock-alert', refund: 'arrow-right-left' } as const

/** Holds that end soon, money to be sent back by hand and payments that are late, each leading to its trip. Opened, they count as seen. */
export function NoticeList({ onLeave }: { readonly onLeave: () => void }) {
  const { data, isError, error, refetch } = useQuery(noticesQuery)
  const pathOf = useTripPath()
  useEffect(() => {
    if (data !== undefined) markNoticesSeen(noticeLines(data, new Date()).map(({ id }) => id))
  }, [data])
  if (data === undefined) {
    return isError ? (
      <ErrorState title="What is late could not be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <BoneLines lines={3} gap={14} />
    )
  }
  const lines = noticeLines(data, new Date())
  const more = moreWords(data)
  if (lines.length === 0)
    return <p className={styles.none}>Nothing is late, nothing waits to be sent back, and no hold ends within a day.</p>
  return (
    <>
      <ul className={styles.list}>
        {lines.map(({ id, kind, itineraryId, title, text, note }) => (
          <li key={id}>
            <Link
              to={kind === 'hold' ? pathOf(itineraryId) : tripPaymentsPath(itineraryId)}
              className={`${styles.notice} ${styles[kind]}`}
              onClick={onLeave}
            >
              <Icon name={icons[kind]} size={16} />
              <span>
                <b dir="auto">{title}</b>
                <span className="tabular">{text}</span>
                <small dir="auto">{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more !== undefined && (
        <Link to="/trips-and-payments" className={styles.more} onClick={onLeave}>
          {more}
        </Link>
      )}
    </>
  )
}
