import { afterEach, describe, expect, test, vi } from 'vitest'
import { setAnalytics, trackClick, trackPageView } from '../../../../web/lib/analytics/analytics'

afterEach(() => setAnalytics(undefined, { isDevelopment: true }))

describe('analytics', () => {
  test('sends page views with the path, and clicks with title and path', () => {
    const track = vi.fn()
    setAnalytics(track, { isDevelopment: false })
    trackPageView('/builder')
    trackClick('Get Quote', '/itinerary-builder')
    expect(track.mock.calls).toEqual([
      ['page-view', { path: '/builder' }],
      ['click', { title: 'Get Quote', path: '/itinerary-builder' }],
    ])
  })

  test('sends nothing while developing', () => {
    const track = vi.fn()
    setAnalytics(track, { isDevelopment: true })
    trackPageView('/builder')
    expect(track).not.toHaveBeenCalled()
  })
})
