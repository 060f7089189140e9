import Box from '@mui/material/Box'
import type { PresentationView } from '#shared/api/presentation-shapes'
import { nightsLabel, rangeWithYear } from '#shared/format/dates'
import { Picture } from '../../components/picture/Picture'
import { artUrl, mediaUrl } from '../../lib/media/picture-url'

/** The presentation of a trip, as guests see it. */
export function GuestPage({ view }: { readonly view: PresentationView }) {
  const { title, startDate, endDate, cover, chapters, agency, itineraryId } = view
  return (
    <Box component="main" sx={{ maxWidth: 820, m: '0 auto', p: '0 20px 60px', overflowWrap: 'anywhere' }}>
      <Picture
        src={cover.picture?.url ?? mediaUrl(cover.picture?.s3Key) ?? artUrl({ seed: itineraryId })}
        alt=""
        eager
      />
      <h1>{title}</h1>
      <p>
        {rangeWithYear(startDate, endDate)}. {agency.name}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter.key}>
          <h2>{chapter.title}</h2>
          {chapter.parts.map(({ id, title: name, nights, text }) => (
            <article key={id}>
              <h3>
                {name}
                {nights > 0 && `, ${nightsLabel(nights)}`}
              </h3>
              <p>{text}</p>
            </article>
          ))}
        </section>
      ))}
    </Box>
  )
}
