import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
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
import { landingLooks } from './landing-looks'

const june = monthOf('2027-06-01' as CalendarDate)

/** June 2027 at Mombo Camp: the looks of the days up to each date, inclusive. */
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
  const daySpan = days.find(({ to }) => day <= to)
  return { look: 'past', ...daySpan, words: '', stayId: daySpan?.hue?.toString(), isBlocked: true }
}

/** A camp's calendar, two stays of the drawer and a snackbar, made of the real components. */
export function CalendarPicture() {
  return (
    <Box
      role="img"
      aria-label="Mombo Camp’s June 2027 calendar with three nights selected"
      sx={landingLooks.scene}
    >
      <Box inert sx={[landingLooks.card, looks.calendarCard]}>
        <Stack direction="row" sx={looks.cardHead}>
          <b>Mombo Camp</b>
          <LiveDot />
        </Stack>
        <div className={`${calendar.calendar} ${calendar.show}`}>
          <Stack direction="row" sx={looks.monthHead}>
            <Icon name="chevron-left" size={16} />
            <strong>June 2027</strong>
            <Icon name="chevron-right" size={16} />
          </Stack>
          <table className={calendar.grid}>
            <MonthRows month={june} dayOf={dayOf} />
          </table>
        </div>
      </Box>
      <Stack direction="row" sx={looks.stays}>
        <Stay number={2} art={jaoUrl} name="Jao Camp" dates="Jun 15 – 18" rooms="2 Rooms" />
        <Box component="span" sx={looks.joint} />
        <Stay number={3} art={momboUrl} name="Mombo Camp" dates="Jun 18 – 21" rooms="Family Tent" />
      </Stack>
      <Stack direction="row" sx={looks.toast}>
        <Icon name="circle-check" />
        Room filled and added to itinerary.
      </Stack>
    </Box>
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
    <Stack direction="row" className={hues[`hue${number}`]} sx={looks.stay}>
      <Box component="span" sx={{ width: 92, flex: 'none' }}>
        <Picture src={art} alt="" ratio="1 / 1" />
      </Box>
      <em>{number}</em>
      <div>
        <b>{name}</b>
        <span>{dates}</span>
        <span>{rooms}</span>
      </div>
    </Stack>
  )
}

const looks = {
  stay: {
    position: 'relative',
    width: 262,
    '@media (max-width: 760px)': { width: '100%' },
    overflow: 'hidden',
    borderRadius: '14px',
    bgcolor: 'background.paper',
    boxShadow: 16,
    '& em': {
      position: 'absolute',
      left: 8,
      top: 8,
      width: 24,
      borderRadius: '12px',
      boxShadow: '0 0 0 2px #fff',
      background: 'var(--stay)',
      color: '#fff',
      textAlign: 'center',
      fontStyle: 'normal',
      fontWeight: 600,
      fontSize: 13,
      lineHeight: '24px',
    },
    '& div': { p: '14px 16px' },
    '& b': { display: 'block', fontWeight: 600, fontSize: 15 },
    '& div span': { display: 'block', fontSize: 13, lineHeight: '19px', color: 'ink.second' },
  },
  calendarCard: {
    position: 'absolute',
    right: 0,
    top: 0,
    width: 504,
    p: '22px 26px 23px',
    '@media (max-width: 1240px)': { right: 'auto', left: '90px' },
    '@media (max-width: 760px)': { position: 'relative', inset: 'auto', width: '100%' },
  },
  cardHead: {
    justifyContent: 'space-between',
    alignItems: 'center',
    mb: '14px',
    '& b': { fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' },
  },
  monthHead: {
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 30,
    mb: '6px',
    p: '0 7px',
    color: 'ink.second',
    '& strong': { fontWeight: 600, color: 'ink.main' },
  },
  stays: {
    position: 'absolute',
    left: '20px',
    top: '404px',
    alignItems: 'center',
    '@media (max-width: 760px)': {
      position: 'relative',
      inset: 'auto',
      width: '100%',
      display: 'grid',
      gap: 1,
    },
  },
  joint: {
    width: 22,
    height: 2,
    background:
      'repeating-linear-gradient(90deg, var(--mui-palette-forest-400) 0 4px, transparent 4px 7px)',
    '@media (max-width: 760px)': { display: 'none' },
  },
  toast: {
    position: 'absolute',
    right: 0,
    top: '526px',
    alignItems: 'center',
    gap: 1,
    height: 46,
    p: '0 20px 0 16px',
    borderRadius: '12px',
    bgcolor: 'forest.900',
    color: '#fff',
    fontWeight: 500,
    boxShadow: 16,
    '& svg': { color: '#8fd0ae' },
    '@media (max-width: 760px)': { position: 'relative', inset: 'auto', width: '100%' },
  },
} as const
