import { Picture } from '../../../../components/picture/Picture'
import { HueMark } from '../../../../trip/building/drawer/HueMark'
import type { BuilderCamp } from '../../../../trip/building/model/builder-camp'
import { staysOf } from '../../../../trip/building/model/builder-segment'
import { rangeWords } from '../../../../trip/building/model/date-words'
import { pictureOf } from '../../../../trip/building/model/picture-of'
import { useBuilder } from '../../../../trip/building/state/builder-store'

/** The picture, which opens the camp page, with the itinerary's nights at this camp. */
export function CampPicture({
  camp,
  onView,
}: {
  camp: BuilderCamp
  onView: (camp: BuilderCamp) => void
}) {
  const segments = useBuilder((data) => data.segments)
  const stays = staysOf(segments).filter(
    ({ segment }) => segment.supplierCode === camp.supplierCode,
  )
  return (
    <div className="picture">
      <button
        type="button"
        className="open"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onView(camp)}
      >
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
