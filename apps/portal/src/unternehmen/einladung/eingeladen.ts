import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was invited on the page before. */
    readonly eingeladen?: string
  }
}

/** The address that has just been invited, when one comes from there. */
export const useEingeladen = (): string | undefined =>
  useLocation({ select: ({ state }) => state.eingeladen })
