import { capitalize } from '../format/words'

/** What was done, in words, by the action of an audit entry. */
const actionWords = new Map([
  ['agent_accessed_itinerary', 'Opened trip'],
  ['agent_accessed_client', 'Opened client'],
  ['agent_accessed_agency', 'Opened agency records'],
  ['agent_accessed_audit_trails', 'Opened all audit trails'],
  ['agent_created_client', 'Added client'],
  ['agent_updated_client', 'Changed client'],
  ['agent_erased_client', 'Erased client'],
  ['system_erased_client', 'Erased client by retention rule'],
  ['system_announced_erasures', 'Announced erasures'],
  ['system_stopped_mail', 'Stopped emails to client'],
  ['system_lost_mail_domain', 'Lost the sending domain'],
  ['system_removed_mail_domain', 'Removed the sending domain'],
  ['agent_resumed_mail', 'Resumed emails to client'],
  ['agent_exported_client', 'Exported client’s data'],
  ['agent_downloaded_client_export', 'Downloaded client’s data'],
  ['agent_assigned_agent', 'Assigned agent'],
  ['agent_invited_agent', 'Invited colleague'],
  ['agent_edited_library', 'Edited media'],
  ['agent_updated_agent', 'Changed colleague'],
  ['agent_viewed_traveler_form', 'Opened traveler’s details'],
  ['agent_changed_traveler_form', 'Changed traveler’s details'],
  ['agent_reminded_client', 'Reminded client'],
  ['client_viewed_traveler_form', 'Client opened traveler’s details'],
  ['client_changed_traveler_form', 'Client changed traveler’s details'],
  ['agent_published_content', 'Published content'],
  ['agent_imported_content', 'Imported content'],
  ['agent_undid_import', 'Undid an import'],
  ['agent_asked_supplier', 'Asked a supplier'],
  ['agent_created_departure', 'Offered group departure'],
  ['agent_updated_departure', 'Changed group departure'],
  ['agent_cancelled_departure', 'Cancelled group departure'],
  ['agent_left_departure', 'Released places on a departure'],
  ['agent_replayed_hook_deliveries', 'Sent automation events again'],
  ['agent_created_calendar_feed', 'Made a calendar link'],
  ['agent_removed_calendar_feed', 'Withdrew the calendar link'],
  ['agent_changed_hook', 'Changed the automation hook'],
  ['agent_removed_hook', 'Removed the automation hook'],
  ['agent_masquerade_started', 'Masquerade started'],
  ['agent_masquerade_ended', 'Masquerade ended'],
  ['access_refused', 'Was refused access'],
  ['client_login', 'Client signed in'],
  ['client_ended_session', 'Client signed out elsewhere'],
  ['client_ended_other_sessions', 'Client signed out everywhere else'],
  ['client_sign_in_failed', 'Client’s sign-in failed'],
  ['client_sign_in_locked', 'Client’s sign-in locked'],
  ['client_enquired_trip', 'Client enquired'],
  ['client_liked_stay', 'Client liked stay'],
  ['client_chose_option', 'Client chose option'],
  ['client_accepted_terms', 'Client accepted terms'],
  ['client_opened_payment', 'Client opened payment'],
  ['client_set_password', 'Client set password'],
  ['client_viewed_itinerary', 'Client viewed trip'],
  ['client_viewed_itinerary_video', 'Client watched video'],
  ['client_made_itinerary_payment', 'Payment made'],
  ['client_downloaded_itinerary_pdf', 'Client downloaded PDF'],
  ['system_status_change_itinerary', 'Trip status changed'],
  ['system_cost_change_itinerary', 'Trip costs changed'],
  ['system_refund_itinerary_payment', 'Payment refunded'],
  ['system_cancellation_fee', 'Cancellation fee set'],
  ['system_payment_task', 'Payment needs attention'],
  ['agent_did_payment_task', 'Payment task done'],
])

/** Actions that people look for by name. */
export const knownAuditActions: readonly string[] = [...actionWords.keys()]

/**
 * `Opened trip`; an action without words of its own is read out without who did it: `archived_note`
 * is `Archived note`.
 */
export function auditActionWords(action: string): string {
  const plain = action.replace(/^(agent|client|partner|system)_/, '').replaceAll('_', ' ')
  return actionWords.get(action) ?? capitalize(plain)
}
