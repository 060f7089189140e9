import type { Charge } from '#shared/payments/charge'
import type { PaymentOwner, ProviderEvent } from '../providers/payment-provider'
import { isOpen } from './close-charges'
import type { PaymentDeps } from './payment-deps'

/**
 * What the providers say of charges that may still be paid or are under way, where it is more than
 * we know.
 */
export async function hearFromProviders(
  owner: PaymentOwner,
  { charges, deps }: { charges: readonly Charge[]; deps: Pick<PaymentDeps, 'providers'> },
): Promise<ProviderEvent[]> {
  const news: ProviderEvent[] = []
  for (const charge of charges) {
    if (!isOpen(charge) && charge.state !== 'authorized') continue
    const event = await deps.providers.byName(charge.provider).confirm(owner, charge)
    if (event !== undefined && isNews(event, charge)) news.push(event)
  }
  return news
}

export const isNews = ({ event }: ProviderEvent, charge: Charge): boolean =>
  event.state !== (event.kind === 'refund' ? charge.refund?.state : charge.state)
