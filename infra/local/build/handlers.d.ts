declare module 'tembea:handlers' {
  /**
   * Every handler file below functions/, without its extension, and how to load it. The bundler
   * writes this module.
   */
  export const handlers: Readonly<Record<string, () => Promise<{ readonly handler?: unknown }>>>
}
