import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For what kind of company somebody has registered on the page before. */
    readonly art?: UnternehmenArt
  }
}

/** The kind of company that the first step of the registration named, when one comes from there; a reload keeps it. */
export const useGewaehlteArt = (): UnternehmenArt | undefined =>
  useLocation({ select: ({ state }) => state.art })
