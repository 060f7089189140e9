import posthog from 'posthog-js/dist/module.no-external'
import type { Integrations } from '#shared/api/integrations'
import { type Track, trackDialog } from '../../lib/analytics/analytics'

/** Titles name people and trips in quotation marks. */
const unnamed = (title: string): string => title.replace(/[“"][^”"]*[”"]/g, '…').trim()

/** Analytics by PostHog: only what the app tracks, without addresses of pages, cookies or people. */
export function postHogTrack({ key, host }: NonNullable<Integrations['analytics']>): Track {
  posthog.init(key, {
    ...{ api_host: host, autocapture: false, capture_pageview: false, capture_pageleave: false, ip: false },
    ...{ disable_session_recording: true, disable_surveys: true, disable_external_dependency_loading: true },
    ...{
      advanced_disable_flags: true,
      person_profiles: 'never',
      persistence: 'localStorage',
      capture_performance: false,
    },
    before_send: (event) => {
      if (event === null) return null
      const unwanted = event.event === '$pageview' ? /url|referrer|pathname|title/i : /url|referrer|pathname/i
      const kept = Object.entries(event.properties).filter(([name]) => !unwanted.test(name))
      return { ...event, properties: Object.fromEntries(kept) }
    },
  })
  watchDialogs()
  return (event, facts) =>
    void posthog.capture(event === 'page-view' ? '$pageview' : event, {
      ...facts,
      ...(facts.title !== undefined && { title: unnamed(facts.title) }),
    })
}

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Every dialog of the page, whoever made it, by its title. */
function watchDialogs(): void {
  const open = new Map<Element, string>()
  const look = () => {
    for (const dialog of document.querySelectorAll(dialogs)) {
      if (open.has(dialog)) continue
      const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
      const title = label ?? dialog.getAttribute('aria-label') ?? ''
      open.set(dialog, title)
      trackDialog('open-dialog', title)
    }
    for (const [dialog, title] of open)
      if (!dialog.isConnected) {
        open.delete(dialog)
        trackDialog('close-dialog', title)
      }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
