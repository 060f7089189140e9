import IconButton from '@mui/material/IconButton'
import { Icon } from '../../../components/icons/Icon'
import { sizeWords } from '../model/document-words'
import type { Upload } from '../state/upload-queue'
import styles from './documents.module.css'

interface UploadRowProps {
  readonly upload: Upload
  readonly onCancel: () => void
  readonly onAgain: () => void
}

/** A file on its way, with what is sent of it; or why it is not. */
export function UploadRow({ upload, onCancel, onAgain }: UploadRowProps) {
  const { name, size, sent, state, reason } = upload
  const isOver = state === 'failed' || state === 'refused'
  const percent = Math.round((sent / Math.max(size, 1)) * 100)
  return (
    <li className={isOver ? `${styles.upload} ${styles.bad}` : styles.upload}>
      <span className={styles.sign}>
        <Icon name={isOver ? 'circle-alert' : 'upload'} size={18} />
      </span>
      <div className={styles.words}>
        <b title={name}>{name}</b>
        {isOver ? (
          <span role="alert">
            {reason}{' '}
            {state === 'failed' && (
              <button type="button" className={styles.link} onClick={onAgain}>
                Try again
              </button>
            )}
          </span>
        ) : (
          <>
            <span
              className={styles.rail}
              role="progressbar"
              aria-label={`${name} is on its way`}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span style={{ width: `${percent}%` }} />
            </span>
            <span className="tabular">{progressWords(upload)}</span>
          </>
        )}
      </div>
      <IconButton
        size="small"
        aria-label={isOver ? `Dismiss ${name}` : `Cancel ${name}`}
        title={isOver ? 'Dismiss' : 'Cancel'}
        onClick={onCancel}
      >
        <Icon name="x" size={17} />
      </IconButton>
    </li>
  )
}

function progressWords({ state, sent, size }: Upload): string {
  if (state === 'waiting') return `${sizeWords(size)}, waits for the others`
  if (state === 'finishing') return `${sizeWords(size)}, nearly there`
  return `${sizeWords(sent)} of ${sizeWords(size)}`
}
