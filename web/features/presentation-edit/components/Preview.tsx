import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import type { PresentationView } from '#shared/api/presentation-shapes'
import { Segmented } from '../../../components/inputs/Segmented'
import { useWidth } from '../../../lib/layout/use-width'

const devices = {
  screen: { label: 'Screen', width: 1440 },
  tablet: { label: 'Tablet', width: 820 },
  phone: { label: 'Phone', width: 390 },
  print: { label: 'Print', width: 794 },
} as const
type Device = keyof typeof devices

interface PreviewProps {
  readonly view: PresentationView
  readonly children: (view: PresentationView, isPaper: boolean) => React.ReactNode
}

/**
 * The presentation as it will be on a screen, a tablet, a phone or paper, at its real width and
 * scaled to the place there is.
 */
export function Preview({ view, children }: PreviewProps) {
  const [device, setDevice] = useState<Device>('screen')
  const box = useRef<HTMLDivElement>(null)
  const room = useWidth(box) ?? 800
  const { width } = devices[device]
  const scale = Math.min(1, room / width)
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: '12px', minWidth: 0 }}
    >
      <Segmented<Device>
        label="Preview as"
        value={device}
        segments={Object.entries(devices).map(([value, { label }]) => ({
          value: value as Device,
          label,
        }))}
        onChange={setDevice}
      />
      <Box
        ref={box}
        sx={{ overflow: 'hidden', borderRadius: '14px', boxShadow: 4, bgcolor: 'ground.sand2' }}
      >
        <Box
          id="preview"
          role="region"
          aria-label="Pages"
          tabIndex={0}
          sx={{ overflow: 'auto', transformOrigin: '0 0', m: '0 auto' }}
          style={{
            width,
            height: `calc((100vh - 190px) / ${scale})`,
            transform: `scale(${scale})`,
            marginBottom: `calc((100vh - 190px) * ${1 - 1 / scale})`,
            marginLeft: Math.max(0, (room - width) / 2),
          }}
        >
          <div inert>{children(view, device === 'print')}</div>
        </Box>
      </Box>
    </Box>
  )
}
