import IconButton from '@mui/material/IconButton'
import { Suspense, useEffect, useState } from 'react'
import { timeInZone } from '#shared/dates/zoned-time'
import { Icon } from '../../components/icons/Icon'
import { LazyPopover } from '../../components/overlay/LazyPopover'
import { markMessagesSeen, useMessageLog } from '../../components/snackbar/message-log'
import { lazyPage } from '../../lib/loading/lazy-page'
import { zoneHere } from '../../lib/time/today-here'
import styles from './messages-bell.module.css'

const NoticesWatch = lazyPage(
  () => import('../../features/notices/components/NoticesWatch'),
  (module) => module.NoticesWatch,
)
const NoticeList = lazyPage(
  () => import('../../features/notices/components/NoticeList'),
  (module) => module.NoticeList,
)

/** The first screen comes before what is late. */
const watchAfterMs = 2_000

/** What is to be looked at, and what the app said since it was opened: nothing that passed by is lost. */
export function MessagesBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [watches, setWatches] = useState(false)
  const [notices, setNotices] = useState(0)
  const { messages, unseen } = useMessageLog()
  useEffect(() => {
    const timer = setTimeout(() => setWatches(true), watchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const open = (button: HTMLElement) => {
    setAnchor(button)
    markMessagesSeen()
  }
  const close = () => setAnchor(null)
  const news = unseen + notices
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={news === 0 ? 'Notifications' : `Notifications, ${news} new`}
        aria-haspopup="dialog"
        onClick={(event) => open(event.currentTarget)}
      >
        <Icon name="bell" />
        {news > 0 && <span className={styles.dot} />}
      </IconButton>
      {watches && (
        <Suspense>
          <NoticesWatch onUnseen={setNotices} />
        </Suspense>
      )}
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <section className={styles.panel} aria-label="Notifications">
          <h2 className={styles.title}>To look at</h2>
          <Suspense>
            <NoticeList onLeave={close} />
          </Suspense>
          <h2 className={styles.title}>Since you opened Tembea</h2>
          {messages.length === 0 && <p className={styles.empty}>Nothing yet. Quotes that are ready appear here.</p>}
          <ul>
            {messages.map(({ id, text, tone, at }) => (
              <li key={id} className={`${styles.message} ${tone === 'error' ? styles.error : ''}`}>
                <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} size={16} />
                <span>{text}</span>
                <time className="tabular">{timeInZone(at, zoneHere)}</time>
              </li>
            ))}
          </ul>
        </section>
      </LazyPopover>
    </>
  )
}
