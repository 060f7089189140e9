declare module 'tembea:handlers' {
  /** Every handler file below functions/, without its extension. The bundler writes this module. */
  export const handlerFiles: readonly string[]
}
