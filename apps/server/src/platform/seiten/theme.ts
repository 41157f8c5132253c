/** Names of the portal's themes; without one a page follows the system. */
const THEMEN = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMEN)[number]

export const istTheme = (wert: unknown): wert is Theme => THEMEN.some((t) => t === wert)
