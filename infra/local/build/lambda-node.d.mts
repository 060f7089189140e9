export function fetchLambdaNode(): Promise<void>
export function lambdaNode(): string
