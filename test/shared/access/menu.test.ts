import { describe, expect, test } from 'vitest'
import { menu, menuFor, menuSections } from '#shared/access/menu'
import { anAgent } from './builders'

const labels = (agent: ReturnType<typeof anAgent>) => menuFor(agent).map(({ label }) => label)
const everyone = [
  'Calendar',
  'Build Itinerary',
  'Region Calendar',
  'Trips and Payments',
  'Saved Itineraries',
  'Group Departures',
  'My Clients',
  'Agency Library',
  'My Account',
]

describe('menuFor', () => {
  test('an agent sees the general section', () => {
    expect(labels(anAgent())).toEqual(everyone)
  })

  test('a lead agent sees the agency’s own pages as well', () => {
    expect(labels(anAgent({ isAgencyAdmin: true }))).toEqual([
      ...everyone,
      'My Agents',
      'Customizations',
      'Pricing Settings',
      'Audit Trail',
      'Automation Hook',
    ])
  })

  test('a content manager sees the managers', () => {
    const seen = labels(anAgent({ capabilities: ['contentmanager'] }))
    expect(seen).toEqual([
      ...everyone.filter((label) => label !== 'Agency Library'), // the Content Library shows it
      'Content Library',
      'Content health',
      'Accommodations',
      'Rate sheets',
      'Regions',
      'Countries',
      'Activities',
      'Transit points',
      'Flights and transfers',
      'Features',
    ])
  })

  test('a superadmin with the dashboard flag sees everything', () => {
    const flags = ['showDashboardNavLink', 'useItineraryBuilder2'] as const
    expect(menuFor(anAgent({ capabilities: ['superadmin'], flags: [...flags] }))).toEqual(
      menu.filter(({ unless }) => unless === undefined),
    )
  })

  test('the flag of the second builder adds it, marked as beta', () => {
    const builders = (flags: 'useItineraryBuilder2'[]) =>
      menuFor(anAgent({ flags })).filter(({ label }) => label === 'Build Itinerary')
    expect(builders([])).toMatchObject([{ path: '/builder' }])
    expect(builders(['useItineraryBuilder2'])).toMatchObject([
      { path: '/builder' },
      { path: '/itinerary-builder', beta: true },
    ])
  })
})

test('each path is there once, and each section has an entry', () => {
  expect(new Set(menu.map(({ path }) => path)).size).toBe(menu.length)
  expect([...new Set(menu.map(({ section }) => section))]).toEqual([...menuSections])
})
