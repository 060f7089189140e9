/** Scrolls to an anchor, focuses it and highlights it briefly. */
export function goToAnchor(anchor: string): void {
  const place = document.getElementById(anchor)
  if (place === null) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  place.focus({ preventScroll: true })
  if (!isCalm) {
    const ring = '0 0 0 3px var(--mui-palette-ember-400)'
    place.animate(
      [
        { boxShadow: ring },
        { boxShadow: ring, offset: 0.6 },
        { boxShadow: '0 0 0 3px transparent' },
      ],
      {
        duration: 1_600,
        easing: 'ease-out',
      },
    )
  }
}
