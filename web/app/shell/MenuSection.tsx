import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { matchPath, NavLink, useLocation } from 'react-router-dom'
import type { MenuItem, MenuSection as SectionName } from '#shared/access/menu'
import { Icon } from '../../components/icons/Icon'
import type { IconName } from '../../components/icons/icon-names'
import { noticesQuery } from '../../features/notices/api/notices-query'
import { createStoredStore } from '../../lib/store/stored'

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
  '/FeaturesManager': 'wifi',
  '/audit-trail': 'history',
  '/hooks': 'arrow-left-right',
  '/agencies': 'building',
}

const titles: Readonly<Record<SectionName, string>> = {
  general: 'General',
  admin: 'Agency',
  'content manager': 'Content',
  superadmin: 'Tembea',
}

/** The sections that somebody has opened or folded in this browser. */
const openSections = createStoredStore<Readonly<Partial<Record<SectionName, boolean>>>>(
  'menu-sections',
  {},
)

interface MenuSectionProps {
  readonly name: SectionName
  /** Open until somebody folds it; the others open with a page of theirs. */
  readonly isMain: boolean
  readonly entries: readonly MenuItem[]
  readonly isRail: boolean
  readonly onLeave: (() => void) | undefined
}

/** A part of the menu below its heading, which folds it; what everybody has stands without one. */
export function MenuSection({ name, isMain, entries, isRail, onLeave }: MenuSectionProps) {
  const { pathname } = useLocation()
  const folds = openSections.use()
  const hasPage = entries.some(({ path }) => matchPath({ path, end: false }, pathname) !== null)
  const title = titles[name]
  const isFoldable = name !== 'general'
  const isOpen = !isFoldable || (folds[name] ?? (isMain || hasPage))
  return (
    <>
      {isFoldable && (
        <button
          type="button"
          className="section"
          aria-expanded={isOpen}
          title={isRail ? title : undefined}
          onClick={() => openSections.set({ ...folds, [name]: !isOpen })}
        >
          <span className="word">{title}</span>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
        </button>
      )}
      {isOpen && (
        <Box
          component="ul"
          aria-label={title}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' }}
        >
          <Entries entries={entries} isRail={isRail} onLeave={onLeave} />
        </Box>
      )}
    </>
  )
}

/** A beta of an entry stands in that entry's line where there are words. */
function Entries({
  entries,
  isRail,
  onLeave,
}: Pick<MenuSectionProps, 'entries' | 'isRail' | 'onLeave'>) {
  const betas = isRail ? [] : entries.filter(({ beta }) => beta)
  return entries
    .filter((entry) => !betas.includes(entry))
    .map(({ path, label, beta: isBeta }) => (
      <li key={path}>
        <NavLink to={path} title={isRail ? fullName(label, isBeta) : undefined} onClick={onLeave}>
          <Icon name={icons[path] ?? 'layers'} size={17} />
          <span className="word">{fullName(label, isBeta)}</span>
          {path === '/trips-and-payments' && <OverdueCount />}
        </NavLink>
        {betas
          .filter((beta) => beta.label === label)
          .map((beta) => (
            <NavLink
              key={beta.path}
              to={beta.path}
              className="beta"
              aria-label={fullName(label, true)}
              onClick={onLeave}
            >
              Beta
            </NavLink>
          ))}
      </li>
    ))
}

const fullName = (label: string, isBeta: boolean | undefined) => (isBeta ? `${label} Beta` : label)

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
