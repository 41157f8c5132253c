import type { Route } from '../route.ts'

/** Tells calls from whatever else a module of the contract exports. */
export const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'answers' in value
