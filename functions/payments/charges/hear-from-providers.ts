import type { Charge } from '#shared/payments/charge'
import type { PaymentOwner, ProviderEvent } from '../providers/payment-provider'
import { isOpen } from './close-charges'
import type { PaymentDeps } from './payment-deps'
import { takeEvent } from './take-event'

/** Asks the providers how charges stand that may still be paid or are under way, and takes in what is new. */
export async function hearFromProviders(
  owner: PaymentOwner,
  { charges, deps }: { readonly charges: readonly Charge[]; readonly deps: PaymentDeps },
): Promise<void> {
  for (const charge of charges) {
    if (!isOpen(charge) && charge.state !== 'authorized') continue
    const said = await deps.providers.byName(charge.provider).confirm(owner, charge)
    if (said !== undefined && isNews(said, charge)) await takeEvent(said, deps)
  }
}

export const isNews = ({ event }: ProviderEvent, charge: Charge): boolean =>
  event.state !== (event.kind === 'refund' ? charge.refund?.state : charge.state)
