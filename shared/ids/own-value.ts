/**
 * What a record holds under a name, where it holds anything itself. `constructor` and `toString`
 * are names that people may type, and every plain object answers to them.
 */
export function ownValue<T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}
