import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { MediaContent } from '#shared/api/media-content'
import { Icon } from '../../../components/icons/Icon'
import { addedWords, sizeWords } from '../model/document-words'
import type { Documents } from '../state/use-documents'
import { DocumentTile } from './DocumentTile'
import styles from './documents.module.css'

interface DocumentRowProps {
  readonly document: MediaContent
  readonly actions: Pick<Documents, 'change' | 'remove' | 'open'>
  readonly name: string
  readonly isHeld: boolean
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  }
}

/** One document: what it is, who sees it, and what can be done with it. */
export function DocumentRow({ document, actions, name, isHeld, handle }: DocumentRowProps) {
  const { userFilename, size, createdBy, createdAt, presentationVisibility: isShown } = document
  const who = isShown ? `${capital(name)} sees it` : 'Only your agency sees it'
  return (
    <li className={isHeld ? `${styles.row} ${styles.held}` : styles.row}>
      <button
        type="button"
        className={styles.grip}
        aria-label={`Move ${userFilename}`}
        title="Drag, or use the arrow keys"
        {...handle}
      >
        <Icon name="grip-vertical" size={16} />
      </button>
      <DocumentTile document={document} />
      <div className={styles.words}>
        <button type="button" className={styles.name} title={userFilename} onClick={() => void actions.open(document)}>
          {userFilename}
        </button>
        <span className="tabular">
          {isShown && <b className={styles.sees}>{who}</b>}
          {sizeWords(size)}, {addedWords({ createdBy, createdAt }, new Date())}
        </span>
      </div>
      <IconButton
        size="small"
        className={isShown ? styles.shown : undefined}
        aria-label={`${userFilename}: show to ${name}`}
        aria-pressed={isShown}
        title={who}
        onClick={() => void actions.change(document, { presentationVisibility: !isShown })}
      >
        <Icon name={isShown ? 'eye' : 'eye-off'} size={17} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Download ${userFilename}`}
        title="Download"
        onClick={() => void actions.open(document)}
      >
        <Icon name="download" size={17} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Remove ${userFilename}`}
        title="Remove"
        onClick={() => actions.remove(document)}
      >
        <Icon name="trash-2" size={17} />
      </IconButton>
    </li>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
