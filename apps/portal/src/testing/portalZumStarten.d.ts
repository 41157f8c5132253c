/** Made by tools/vite/zumStarten.ts. */
declare module 'virtual:portal-zum-starten' {
  /** index.html */
  export const seite: string
  export const stil: string
  /** /thema.js */
  export const themaSetzen: () => void
  /** main.tsx and all that it loads. */
  export const starten: (ownFetch: typeof fetch, ownNavigator: Navigator, ownLocation: Location) => void
}
