import type { AgentId, ClientId } from '#shared/ids/ids'

/**
 * The format of a client's id in an address or a cookie; its schema would add a parser to the page.
 */
export const isClientId = (text: string): text is ClientId => /^cli_[0-9a-z]{4,32}$/.test(text)

/** The same of an agent's. */
export const isAgentId = (text: string): text is AgentId => /^agt_[0-9a-z]{4,32}$/.test(text)
