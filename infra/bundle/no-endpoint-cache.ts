/** Stands for the SDK's cache of discovered endpoints: DynamoDB's client makes one and never asks it, unless discovery is switched on. */
export class EndpointCache {}
