export function ensureInstalled(): void
export function isInstalled(lockFile?: string, installedFile?: string): boolean
