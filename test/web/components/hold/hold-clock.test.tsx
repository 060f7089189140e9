import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HoldClock } from '../../../../web/components/hold/HoldClock'

const render = (heldUntil: string | undefined) =>
  renderToStaticMarkup(
    <HoldClock
      heldUntil={heldUntil}
      campZone="Africa/Gaborone"
      agentZone="Europe/London"
      read={() => new Date('2026-10-01T21:39:55Z')}
    />,
  )

describe('HoldClock', () => {
  test('is a timer that says in a sentence what it shows', () => {
    const html = render('2026-10-02T15:00:00Z')
    expect(html).toContain('role="timer"')
    expect(html).toContain(
      'aria-label="Rooms are held for 17 hours and 20 minutes, until Oct 2, 17:00 camp time"',
    )
    expect(html).toContain('17:20:05')
    expect(html).toContain('Rooms held until Oct 2, 17:00')
    expect(html).toContain('Oct 2, 16:00 your time')
    expect(html).toContain('stroke-dasharray="18.06 100"')
  })

  test('has no ring when nothing is held', () => {
    const html = render(undefined)
    expect(html).toContain('Not held')
    expect(html).not.toContain('stroke-dasharray=')
  })
})
