export function fetchChromium(): Promise<void>
export function ensureChromium(): Promise<string>
