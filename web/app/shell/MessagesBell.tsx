import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Icon } from '../../components/icons/Icon'
import { LazyPopover } from '../../components/overlay/LazyPopover'
import { markMessagesSeen, useMessageLog } from '../../components/snackbar/message-log'
import styles from './messages-bell.module.css'

/** What the app said since it was opened: nothing that passed by is lost. */
export function MessagesBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { messages, unseen } = useMessageLog()
  const open = (button: HTMLElement) => {
    setAnchor(button)
    markMessagesSeen()
  }
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={unseen === 0 ? 'Notifications' : `Notifications, ${unseen} new`}
        aria-haspopup="dialog"
        onClick={(event) => open(event.currentTarget)}
      >
        <Icon name="bell" />
        {unseen > 0 && <span className={styles.dot} />}
      </IconButton>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <section className={styles.panel} aria-label="Notifications">
          <h2 className={styles.title}>Notifications</h2>
          {messages.length === 0 && <p className={styles.empty}>Nothing yet. Quotes that are ready appear here.</p>}
          <ul>
            {messages.map(({ id, text, tone, at }) => (
              <li key={id} className={`${styles.message} ${tone === 'error' ? styles.error : ''}`}>
                <Icon name={tone === 'error' ? 'circle-alert' : 'circle-check'} size={16} />
                <span>{text}</span>
                <time className="tabular">{clockTime.format(at)}</time>
              </li>
            ))}
          </ul>
        </section>
      </LazyPopover>
    </>
  )
}

const clockTime = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false })
