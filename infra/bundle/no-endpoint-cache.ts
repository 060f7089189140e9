/**
 * Stub for the SDK's endpoint discovery cache, which DynamoDB's client creates but doesn't use
 * unless discovery is on.
 */
export class EndpointCache {}
