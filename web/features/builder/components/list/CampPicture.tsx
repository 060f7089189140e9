import { Picture } from '../../../../components/picture/Picture'
import type { BuilderCamp } from '../../model/builder-camp'
import { staysOf } from '../../model/builder-segment'
import { rangeWords } from '../../model/date-words'
import { pictureOf } from '../../model/picture-of'
import { useBuilder } from '../../state/builder-store'
import { HueMark } from '../HueMark'

/** The picture, which opens the camp page, with the itinerary's nights at this camp. */
export function CampPicture({ camp, onView }: { camp: BuilderCamp; onView: (camp: BuilderCamp) => void }) {
  const segments = useBuilder((data) => data.segments)
  const stays = staysOf(segments).filter(({ segment }) => segment.supplierCode === camp.supplierCode)
  return (
    <div className="picture">
      <button type="button" className="open" tabIndex={-1} aria-hidden="true" onClick={() => onView(camp)}>
        <Picture src={pictureOf(camp.featuredImage)} alt="" ratio="fill" />
      </button>
      {stays.length > 0 && (
        <ul className="tags" aria-label="Itinerary nights">
          {stays.map(({ segment, place, hue }) => (
            <li key={segment.id}>
              <HueMark hue={hue} place={place} />
              {rangeWords(segment)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
