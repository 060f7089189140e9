import type { PortalTrip } from '#shared/api/portal-shapes'
import { CopyValue } from './CopyValue'

interface WireDetailsProps {
  readonly lines: NonNullable<PortalTrip['wire']>
  /** What to send, as it is shown. */
  readonly amount: string
}

/** Where a wire goes, for who would rather send one. */
export function WireDetails({ lines, amount }: WireDetailsProps) {
  return (
    <details>
      <summary>Send a wire instead</summary>
      <p className="quiet">
        Wire {amount} with no service fee. We confirm it once it has arrived, usually within 1 to 5
        business days.
      </p>
      <dl className="facts">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <CopyValue label={label} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
