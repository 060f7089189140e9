import { useState } from 'react'
import type { MediaContent } from '#shared/api/media-content'
import { hasThumbnail, kindOf, typeWord } from '../model/document-words'
import styles from './documents.module.css'

/** A picture small, anything else as the word of its type. It stands beside the name, so it says nothing itself. */
export function DocumentTile({ document }: { readonly document: MediaContent }) {
  const { url, mimeType } = document
  const [isBroken, setBroken] = useState(false)
  if (url !== undefined && hasThumbnail(document) && !isBroken) {
    return (
      <span className={styles.tile}>
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      </span>
    )
  }
  return (
    <span className={`${styles.tile} ${styles[kindOf(mimeType)] ?? ''}`} aria-hidden="true">
      {typeWord(document)}
    </span>
  )
}
