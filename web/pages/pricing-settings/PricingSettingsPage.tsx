import { PricingSettingsScreen } from '../../features/pricing-settings/components/PricingSettingsScreen'

/** `/pricing-settings`: Pricing Settings (1 §2). */
export function PricingSettingsPage() {
  return <PricingSettingsScreen />
}
