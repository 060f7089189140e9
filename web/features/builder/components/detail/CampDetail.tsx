import { useQuery } from '@tanstack/react-query'
import { campInfoQuery } from '../../api/camp-info-query'
import { type BuilderCamp, isArrangedByOthers } from '../../model/builder-camp'
import { isOwn } from '../../model/own-camp'
import { AboutCamp } from './AboutCamp'
import { AvailabilityPanel } from './AvailabilityPanel'
import styles from './camp-detail.module.css'
import { DetailHero } from './DetailHero'
import { RoomsSection } from './RoomsSection'
import { YourDates } from './YourDates'

interface CampDetailProps {
  readonly camp: BuilderCamp
  /** Back to all accommodations. */
  readonly onBack: () => void
}

/** One accommodation: its picture, its calendar, what it is, and its rooms. */
export function CampDetail({ camp, onBack }: CampDetailProps) {
  const info = useQuery({ ...campInfoQuery(camp.supplierCode), enabled: !isOwn(camp) })
  return (
    <>
      <DetailHero camp={camp} images={info.data?.images ?? []} onBack={onBack} />
      <div className={styles.page}>
        <AvailabilityPanel camp={camp}>
          <YourDates camp={camp} />
        </AvailabilityPanel>
        <AboutCamp camp={camp} />
        {!isOwn(camp) && (isArrangedByOthers(camp) ? <Arranged /> : <RoomsSection camp={camp} onDone={onBack} />)}
      </div>
    </>
  )
}

function Arranged() {
  return (
    <section id="rooms" className={styles.arranged} aria-label="Rooms">
      <h2>Rooms</h2>
      <p>Please contact your agent to discuss room booking options at this accommodation.</p>
    </section>
  )
}
