import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { Bone } from '../../../components/feedback/Bone'
import { lazyPage } from '../../../lib/loading/lazy-page'
import { useSession } from '../../../lib/session/session'

const PricingForm = lazyPage(() => import('./PricingForm'), 'PricingForm')

/** `/pricing-settings`: how the agency prices. */
export function PricingSettingsScreen() {
  const { agency } = useSession()
  return (
    <Box
      component="main"
      sx={{ maxWidth: 1280, m: '0 auto', p: { xs: '28px 20px 50px', lg: '28px 30px 50px' } }}
    >
      <h1>Pricing Settings</h1>
      <Box component="p" sx={{ color: 'ink.second', mb: 2.4 }}>
        What {agency.name} adds to its suppliers’ costs. An agent may still set other rates for one
        trip.
      </Box>
      <Suspense fallback={<Bone height={480} radius={12} />}>
        <PricingForm />
      </Suspense>
    </Box>
  )
}
