export function accountConcurrency(): Promise<number>
export function concurrencyAdvice(concurrency: number): string | undefined
export function noteRelease(parameterName: string, now?: Date): Promise<void>
