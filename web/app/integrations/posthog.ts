import posthog from 'posthog-js/dist/module.no-external'
import type { Integrations } from '#shared/api/integrations'
import type { Track } from '../../lib/analytics/analytics'
import { watchPage } from './watch-page'

/** Titles name people and trips in quotation marks. */
const withoutNames = (title: string): string => title.replace(/[“"][^”"]*[”"]/g, '…').trim()

/**
 * Analytics by PostHog: only what the app tracks, without addresses of pages, cookies or people.
 */
export function postHogTrack({ key, host }: NonNullable<Integrations['analytics']>): Track {
  posthog.init(key, {
    api_host: host,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    ip: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,

    advanced_disable_flags: true,
    person_profiles: 'never',
    persistence: 'localStorage',
    capture_performance: false,
    before_send: (event) => {
      if (event === null) return null
      const unwantedNames =
        event.event === '$pageview' ? /url|referrer|pathname|title/i : /url|referrer|pathname/i
      const keptProperties = Object.entries(event.properties).filter(
        ([name]) => !unwantedNames.test(name),
      )
      return { ...event, properties: Object.fromEntries(keptProperties) }
    },
  })
  watchPage()
  return (event, facts) =>
    void posthog.capture(event === 'page-view' ? '$pageview' : event, {
      ...facts,
      ...(facts.title !== undefined && { title: withoutNames(facts.title) }),
    })
}
