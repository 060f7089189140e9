import { useEffect, useState } from 'react'
import type { PortalHome } from '#shared/api/portal-shapes'
import { drawIcon } from '../model/draw-icon'
import { manifestAddress } from '../model/home-screen'

/** What a phone reads where somebody puts the portal on their home screen. */
export function HomeScreen({ agency }: { readonly agency: PortalHome['agency'] | undefined }) {
  const [icon, setIcon] = useState<string>()
  useEffect(() => {
    if (agency === undefined) return
    let isHere = true
    const rest = setTimeout(async () => {
      const address = await drawIcon(agency).catch(() => undefined) // a browser that forbids it has ours
      if (isHere) setIcon(address)
    }, 2_000) // what is read comes first
    return () => {
      isHere = false
      clearTimeout(rest)
    }
  }, [agency])
  if (agency === undefined) return <link rel="manifest" href="/client.webmanifest" />
  return (
    <>
      <link
        rel="manifest"
        href={manifestAddress({ agency, icon, origin: window.location.origin })}
      />
      <link rel="apple-touch-icon" href={icon ?? '/client-icon-192.png'} />
      <meta name="apple-mobile-web-app-title" content={agency.name} />
    </>
  )
}
