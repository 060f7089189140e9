import type { StayWords } from '../../../../trip/story/story'
import styles from './stay-chapter.module.css'

/** The words of a stay, as they are read. */
export function StoryWords({ words }: { readonly words: StayWords }) {
  if (words.paragraphs.length === 0) return null
  return (
    <div className={styles.words} dir="auto">
      {words.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
