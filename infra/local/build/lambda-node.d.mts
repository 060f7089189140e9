export function lambdaNode(): string
