import { useEffect, useState } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-names'
import styles from './snackbar.module.css'
import { closeSnackbar, type Snackbar, useSnackbars } from './snackbar-store'

/** The messages at the bottom right. It stands once in the app, above everything else. */
export function SnackbarStack() {
  return (
    <div className={styles.stack}>
      {useSnackbars().map((snackbar) => (
        <Message key={snackbar.id} snackbar={snackbar} />
      ))}
    </div>
  )
}

const icons = {
  success: 'circle-check',
  info: 'info',
  error: 'circle-alert',
  progress: 'loader-circle',
} as const satisfies Record<Snackbar['tone'], IconName>

function Message({ snackbar }: { readonly snackbar: Snackbar }) {
  const { id, text, tone, action, progress } = snackbar
  const [isHeld, setHeld] = useState(false)
  const stayMs = tone === 'progress' ? undefined : tone === 'error' || action !== undefined ? 10_000 : 5_000
  useEffect(() => {
    if (stayMs === undefined || isHeld) return
    const timer = setTimeout(() => closeSnackbar(id), stayMs)
    return () => clearTimeout(timer)
  }, [id, stayMs, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer on it only keeps it from going
    <div
      className={`${styles.message} ${tone === 'error' ? styles.error : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} spinning={tone === 'progress'} />
      <span className={styles.text}>
        {text}
        {progress !== undefined && (
          <span className={styles.rail}>
            <span className={styles.done} style={{ width: `${Math.round(progress.share * 100)}%` }} />
          </span>
        )}
      </span>
      {progress !== undefined && <b className="tabular">{progress.words}</b>}
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            closeSnackbar(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      {tone === 'error' && (
        <button type="button" className={styles.close} aria-label="Close message" onClick={() => closeSnackbar(id)}>
          <Icon name="x" size={15} />
        </button>
      )}
    </div>
  )
}
