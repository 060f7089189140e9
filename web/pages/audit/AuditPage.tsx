import { AuditScreen } from '../../features/audit/components/AuditScreen'

/** `/audit-trail`: the audit trail, for lead agents and superadmins. */
export function AuditPage() {
  return <AuditScreen />
}
