import Stack from '@mui/material/Stack'
import { useTripPage } from '../../../../trip/page/trip-page'
import { storyFacts } from '../../../../trip/story/story'
import styles from './story-view.module.css'

/** The trip in numbers, and who planned it. */
export function StoryFacts() {
  const { trip } = useTripPage()
  return (
    <section className={styles.facts} aria-label="At a glance">
      <dl>
        {storyFacts(trip).map(({ value, label }) => (
          <Stack direction="column-reverse" key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </Stack>
        ))}
      </dl>
      {trip.user !== undefined && (
        <p>
          <b>{trip.user.agent.fullName}</b> of {trip.user.agency.name} planned this journey.
        </p>
      )}
    </section>
  )
}
