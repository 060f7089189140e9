import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useState, useSyncExternalStore } from 'react'
import { NavLink } from 'react-router-dom'
import { type MenuItem, menuFor, menuSections } from '#shared/access/menu'
import { Icon } from '../../components/icons/Icon'
import type { IconName } from '../../components/icons/icon-names'
import { noticesQuery } from '../../features/notices/api/notices-query'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useSession } from '../../lib/session/session'
import { attempt, createStore } from '../../lib/store/create-store'
import { hasPage } from '../agent/home-path'
import { navigation, side } from './bar-looks'

const GettingStarted = lazyPart(
  () => import('../../features/onboarding/components/GettingStarted'),
  'GettingStarted',
)
const DayRates = lazyPart(() => import('./DayRates'), 'DayRates')
const ratesAfterMs = 2_000

const icons: Readonly<Record<string, IconName>> = {
  '/dashboard': 'layout-dashboard',
  '/calendar': 'calendar',
  '/builder': 'map',
  '/itinerary-builder': 'layout-grid',
  '/region-calendar': 'calendar-search',
  '/trips-and-payments': 'wallet',
  '/saved': 'bookmark',
  '/departures': 'calendar-range',
  '/clients': 'users',
  '/agents': 'user-round',
  '/customizations': 'settings',
  '/pricing-settings': 'sliders-horizontal',
  '/agency-library': 'folder',
  '/content': 'images',
  '/content-health': 'circle-check',
  '/AccommodationsManager': 'tent-tree',
  '/rate-sheets': 'calculator',
  '/RegionsManager': 'map-pin',
  '/CountryManager': 'globe',
  '/ActivitiesManager': 'binoculars',
  '/TransitPointsManager': 'plane',
  '/ConnectionsManager': 'plane-takeoff',
  '/FeaturesManager': 'sparkles',
  '/audit-trail': 'history',
  '/hooks': 'arrow-left-right',
  '/agencies': 'building',
}

/**
 * The side bar of a page: with words, or icons only where the page needs the width or the user
 * wants it so.
 */
export function SideBar({ isWide }: { readonly isWide: boolean }) {
  const { isOpen, toggle } = useSideBar(isWide)
  return (
    <Box sx={side}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          height: 'calc(100vh - 60px)',
          minHeight: 360,
          overflowY: 'auto',
        }}
      >
        <Navigation isRail={!isOpen} onToggle={toggle} />
      </Box>
    </Box>
  )
}

interface NavigationProps {
  readonly isRail?: boolean
  /** Switches between words and icons; without it there is no switch. */
  readonly onToggle?: () => void
  readonly onLeave?: () => void
}

/** The menu by role and flag (1 §2), section by section. Entries without a page are left out. */
export function Navigation({ isRail = false, onToggle, onLeave }: NavigationProps) {
  const { principal, user } = useSession()
  const entries = menuFor(principal).filter(
    ({ path, personal }) => personal !== true && hasPage(path),
  )
  const sections = menuSections
    .map((name) => ({ name, own: entries.filter(({ section }) => section === name) }))
    .filter(({ own }) => own.length > 0)
  return (
    <Box component="nav" aria-label="Main" className={isRail ? 'rail' : undefined} sx={navigation}>
      {sections.map(({ name, own }, at) => (
        <Fragment key={name}>
          {at > 0 && <hr />}
          <Box
            component="ul"
            aria-label={name}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' }}
          >
            {own.map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} isRail={isRail} onLeave={onLeave} />
              </li>
            ))}
          </Box>
        </Fragment>
      ))}
      <Box sx={{ mt: 'auto', pt: 1.6 }}>
        {user.objectives.objectivesSuppress !== true && <GettingStarted />}
        {!isRail && <LateRates />}
        {onToggle !== undefined && (
          <button
            type="button"
            aria-expanded={!isRail}
            title={isRail ? 'Expand menu' : undefined}
            onClick={onToggle}
          >
            <Icon name={isRail ? 'chevron-right' : 'chevron-left'} size={17} />
            <span className="word">{isRail ? 'Expand menu' : 'Collapse menu'}</span>
          </button>
        )}
      </Box>
    </Box>
  )
}

interface EntryProps {
  readonly entry: MenuItem
  readonly isRail: boolean
  readonly onLeave: (() => void) | undefined
}

function Entry({ entry: { path, label, beta }, isRail, onLeave }: EntryProps) {
  return (
    <NavLink to={path} title={isRail ? label : undefined} onClick={onLeave}>
      <Icon name={icons[path] ?? 'layers'} size={17} />
      <span className="word">{label}</span>
      {beta && <span className="beta">Beta</span>}
      {path === '/trips-and-payments' && <OverdueCount />}
    </NavLink>
  )
}

/** Overdue payments, from the notices that the bell has loaded. */
function OverdueCount() {
  const { data } = useQuery({ ...noticesQuery, enabled: false })
  if (data === undefined || data.overdueCount === 0) return null
  return (
    <span className="count">
      {data.overdueCount}
      <span className="visually-hidden"> overdue</span>
    </span>
  )
}

/** The rates wait for the first screen; their place is kept. */
function LateRates() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ratesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box
      sx={{ minHeight: 90, mb: 0.6, p: '12px 10px 2px', borderTop: 1, borderColor: 'ground.line2' }}
    >
      {isDue && <DayRates />}
    </Box>
  )
}

/** Pages that need the whole width keep a choice of their own. */
type Choices = Readonly<Partial<Record<'wide' | 'other', 'open' | 'icons'>>>

const key = 'side-bar'
const store = createStore<Choices>(storedChoices())

/**
 * Whether the side bar shows its words: as the user chose for this kind of page, else where there
 * is room for them.
 */
function useSideBar(isWide: boolean): { readonly isOpen: boolean; readonly toggle: () => void } {
  const choices = store.use()
  const hasRoom = useSyncExternalStore(watchWidth, () => roomy().matches)
  const kind = isWide ? 'wide' : 'other'
  const isOpen = (choices[kind] ?? (hasRoom && !isWide ? 'open' : 'icons')) === 'open'
  const toggle = () => {
    store.set({ ...choices, [kind]: isOpen ? 'icons' : 'open' })
    attempt(() => localStorage.setItem(key, JSON.stringify(store.get())), undefined)
  }
  return { isOpen, toggle }
}

const roomy = () => matchMedia('(min-width: 1240px)')

function watchWidth(onChange: () => void): () => void {
  const media = roomy()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

function storedChoices(): Choices {
  const storedValue: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? '{}'), {})
  return typeof storedValue === 'object' && storedValue !== null ? storedValue : {}
}
