export const webFolder: string
export function buildWeb(): Promise<unknown>
