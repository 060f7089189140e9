import { Icon } from '../../../../components/icons/Icon'
import type { GapItem } from '../../../../trip/journey/journey'
import { gapTitle } from '../../../../trip/journey/journey-words'
import styles from './story-days.module.css'
import type { StoryExtras } from './story-extras'

/** Nights that nobody has a bed for. */
export function StoryGap({ gap, extras }: { readonly gap: GapItem; readonly extras: StoryExtras }) {
  return (
    <article className={styles.gap}>
      <Icon name="moon-star" size={20} />
      <div>
        <h3>{gapTitle(gap)}</h3>
        {gap.between !== '' && <p>{gap.between}</p>}
      </div>
      {extras.gap?.(gap)}
    </article>
  )
}
