import { Suspense, useRef, useState } from 'react'
import { Icon } from '../../../../components/icons/Icon'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import { segmentFieldPath } from '../../../../trip/edits/trip-edits'
import type { TripSegment } from '../../../../trip/page/trip'
import { useTripTools } from '../../../../trip/page/trip-tools'
import { segmentName } from '../../../../trip/segments/segment-words'
import type { StayWords } from '../../../../trip/story/story'
import styles from './editable-words.module.css'
import { StoryWords } from './StoryWords'

const WordsForm = lazyPage(
  () => import('./WordsForm'),
  (module) => module.WordsForm,
)

interface EditableWordsProps {
  readonly stay: TripSegment
  readonly words: StayWords
}

/** The words of a stay, changed where they stand. Without the agent's own, the camp's are told. */
export function EditableWords({ stay, words }: EditableWordsProps) {
  const { editor, permissionOf } = useTripTools()
  const [isWriting, setWriting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = segmentName(stay)
  const given = words.paragraphs.join('\n\n')
  const finish = (next: string | undefined) => {
    setWriting(false)
    requestAnimationFrame(() => button.current?.focus())
    if (next === undefined || next === given) return
    editor.edit({ [segmentFieldPath(stay.id, 'description')]: next === '' ? null : next })
  }
  const told = (
    <div className={styles.told}>
      <StoryWords words={words} />
      {permissionOf(stay).details && (
        <p className={styles.tools}>
          <button ref={button} type="button" className={styles.change} onClick={() => setWriting(true)}>
            <Icon name="pen-line" size={14} />
            {words.isOwn ? 'Change your words' : 'Write your own words'}
            <span className="visually-hidden"> for {name}</span>
          </button>
          {words.isOwn && (
            <button type="button" className={styles.change} onClick={() => finish('')}>
              Back to the camp’s
              <span className="visually-hidden"> words for {name}</span>
            </button>
          )}
        </p>
      )}
    </div>
  )
  if (!isWriting) return told
  return (
    <Suspense fallback={told}>
      <WordsForm name={name} given={given} onDone={finish} />
    </Suspense>
  )
}
