import * as z from 'zod/mini'

/**
 * Actions of the audit trail and the roles that may log each (1 §6). Partners and the system may
 * log any.
 */
export const auditActions = {
  agent_accessed_itinerary: ['agent', 'partner', 'system'],
  agent_accessed_client: ['agent', 'partner', 'system'],
  agent_created_client: ['agent', 'partner', 'system'],
  agent_updated_client: ['agent', 'partner', 'system'],
  agent_assigned_agent: ['agent', 'partner', 'system'],
  client_login: ['client', 'partner', 'system'],
  client_enquired_trip: ['client', 'partner', 'system'],
  client_viewed_itinerary_video: ['client', 'partner', 'system'],
  client_viewed_itinerary: ['client', 'partner', 'system'],
  client_made_itinerary_payment: ['client', 'partner', 'system'],
  client_downloaded_itinerary_pdf: ['client', 'partner', 'system'],
  system_status_change_itinerary: ['partner', 'system'],
  system_cost_change_itinerary: ['partner', 'system'],
} as const satisfies Record<string, readonly AuditRole[]>

/** Who writes to the audit trail (1 §6). */
export type AuditRole = 'agent' | 'client' | 'partner' | 'system'
export type AuditAction = keyof typeof auditActions

export const auditActionSchema = z.enum([
  'agent_accessed_itinerary',
  'agent_accessed_client',
  'agent_created_client',
  'agent_updated_client',
  'agent_assigned_agent',
  'client_login',
  'client_enquired_trip',
  'client_viewed_itinerary_video',
  'client_viewed_itinerary',
  'client_made_itinerary_payment',
  'client_downloaded_itinerary_pdf',
  'system_status_change_itinerary',
  'system_cost_change_itinerary',
] as const satisfies readonly AuditAction[])
