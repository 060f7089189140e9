/** Conversations about a trip: with its client, and with the consultant. */
export const conversations = ['client', 'consultant'] as const
export type Conversation = (typeof conversations)[number]

/** The words of a conversation on screen. */
export const conversationLabels = {
  client: 'Client',
  consultant: 'Consultant',
} as const satisfies Record<Conversation, string>

/** Whether a stored conversation is one that we know: older messages may name none, or another. */
export function isConversation(name: string | undefined): name is Conversation {
  return conversations.some((known) => known === name)
}
