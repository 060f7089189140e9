import { type CalendarDate, monthOf } from '#shared/dates/calendar-date'
import calendar from '../../components/calendar/calendar.module.css'
import type { CalendarDay, Hue } from '../../components/calendar/calendar-day'
import { MonthRows } from '../../components/calendar/MonthRows'
import { LiveDot } from '../../components/feedback/LiveDot'
import hues from '../../components/hue/hue.module.css'
import { Icon } from '../../components/icons/Icon'
import { Picture } from '../../components/picture/Picture'
import jaoUrl from './art/jao.svg?no-inline'
import momboUrl from './art/mombo.svg?no-inline'
import styles from './calendar-picture.module.css'
import scene from './scene.module.css'

const june = monthOf('2027-06-01' as CalendarDate)

/** June 2027 at Mombo Camp: how the days look, up to and with one. */
const days: readonly (Pick<CalendarDay, 'look' | 'count' | 'hue'> & { readonly to: number })[] = [
  { to: 3, look: 'closed' },
  { to: 7, look: 'free', count: 4 },
  { to: 9, look: 'none' },
  { to: 11, look: 'request' },
  { to: 14, look: 'taken', hue: 1 },
  { to: 17, look: 'taken', hue: 2 },
  { to: 20, look: 'selected', hue: 3 },
  { to: 23, look: 'taken', hue: 4 },
  { to: 25, look: 'few', count: 1 },
  { to: 27, look: 'may' },
  { to: 30, look: 'free', count: 3 },
]

function dayOf(date: string): CalendarDay {
  const day = Number(date.slice(8))
  const known = days.find(({ to }) => day <= to)
  return { look: 'past', ...known, words: '', stayId: known?.hue?.toString(), isBlocked: true }
}

/** A camp's calendar, two stays of the drawer and a snackbar: a picture made of the real parts. */
export function CalendarPicture() {
  return (
    <div
      role="img"
      aria-label="The calendar of Mombo Camp in June 2027 with three nights picked"
      className={scene.scene}
    >
      <div inert className={`${scene.card} ${styles.calendarCard}`}>
        <div className={styles.cardHead}>
          <b>Mombo Camp</b>
          <LiveDot />
        </div>
        <div className={`${calendar.calendar} ${calendar.show}`}>
          <div className={styles.monthHead}>
            <Icon name="chevron-left" size={16} />
            <strong>June 2027</strong>
            <Icon name="chevron-right" size={16} />
          </div>
          <table className={calendar.grid}>
            <MonthRows month={june} dayOf={dayOf} />
          </table>
        </div>
      </div>
      <div className={styles.stays}>
        <Stay number={2} art={jaoUrl} name="Jao Camp" dates="Jun 15 – 18" rooms="2 Rooms" />
        <span className={styles.joint} />
        <Stay number={3} art={momboUrl} name="Mombo Camp" dates="Jun 18 – 21" rooms="Family Tent" />
      </div>
      <div className={styles.toast}>
        <Icon name="circle-check" />
        Room filled and added to itinerary.
      </div>
    </div>
  )
}

interface StayProps {
  readonly number: Hue
  readonly art: string
  readonly name: string
  readonly dates: string
  readonly rooms: string
}

function Stay({ number, art, name, dates, rooms }: StayProps) {
  return (
    <div className={`${styles.stay} ${hues[`hue${number}`]}`}>
      <span className={styles.stayArt}>
        <Picture src={art} alt="" ratio="1 / 1" />
      </span>
      <em>{number}</em>
      <div>
        <b>{name}</b>
        <span>{dates}</span>
        <span>{rooms}</span>
      </div>
    </div>
  )
}
